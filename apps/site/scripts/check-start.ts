/* Says what would keep the site from starting, before anything is built. */
import { keptContents } from '../src/edits/kept-contents.ts';
import { readEnvironment } from '../src/environment.ts';
import { makeFolder } from '../src/make-folder.ts';
import { countSamples, refuseSamples } from '../src/content/samples-left.ts';
import { endCode, explainStart } from '../src/explain-start.ts';

try {
  // On a disk that takes nothing the site starts all the same; without a folder it cannot.
  const environment = readEnvironment();
  const kept = keptContents(environment.dataDir);
  if (kept) refuseSamples(environment, countSamples(kept));
  makeFolder(environment.dataDir);
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exitCode = endCode(error);
}
