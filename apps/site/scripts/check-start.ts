/* Reports errors that would prevent the start of the site, before the build and before a release goes live. */
import { makeFolder } from '@clinicdee/data-dir/data-folder';
import { storedContents } from '../src/site-content-sync/stored-contents.ts';
import { readEnvironment } from '../src/environment/environment.ts';
import { countSamples, refuseSamples } from '../src/content/samples.ts';
import { exitCodeOf, explainStartupError } from '../src/services/startup-errors.ts';

try {
  // The site starts even on a disk that cannot be written, but not without its folder.
  const environment = readEnvironment();
  const contents = storedContents(environment.dataDir);
  if (contents) refuseSamples(environment, countSamples(contents));
  makeFolder(environment.dataDir);
} catch (error) {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
