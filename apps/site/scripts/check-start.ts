/* Says what would keep the site from starting, before anything is built. */
import { storedContents } from '../src/site-content-sync/stored-contents.ts';
import { readEnvironment } from '../src/environment/environment.ts';
import { makeFolder } from '../src/environment/make-folder.ts';
import { countSamples, refuseSamples } from '../src/content/sample-content-check.ts';
import { exitCodeOf, explainStartupError } from '../src/services/startup-errors.ts';

try {
  // On a disk that takes nothing the site starts all the same; without a folder it cannot.
  const environment = readEnvironment();
  const kept = storedContents(environment.dataDir);
  if (kept) refuseSamples(environment, countSamples(kept));
  makeFolder(environment.dataDir);
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
