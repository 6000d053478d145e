/* Says what would keep the site from starting, before anything is built. */
import { accessSync, constants } from 'node:fs';
import { readEnvironment } from '../src/environment.ts';
import { makeFolder } from '../src/make-folder.ts';
import { explainStart } from '../src/server/explain-start.ts';

try {
  const { dataDir } = readEnvironment();
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK);
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exitCode = 1;
}
