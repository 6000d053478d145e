/*
 * The site's part of `npm run restore`: restores a backup and overwrites nothing. The next start adds the leads of
 * `leads.journal` in the data folder. With `--check` it only checks whether it could.
 */
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { assertIntact } from '@clinicdee/data-dir/copy-database';
import { makeFolder, restrictPermissions } from '@clinicdee/data-dir/data-folder';
import { assertReplaceable, restoreDatabase } from '@clinicdee/data-dir/set-aside';
import { readEnvironment } from '../src/environment/environment.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const [folder] = positionals;
  if (!folder) throw new Error('usage: npm run restore -- <folder>');
  const { dataDir } = readEnvironment();
  assertReplaceable(path.join(dataDir, 'site.sqlite'));
  const copy = path.join(folder, 'site.sqlite');
  if (!existsSync(copy)) throw new Error(`${copy} is missing: is this a backup of the site?`);
  if (values.check) {
    assertIntact(copy);
  } else {
    makeFolder(dataDir);
    restrictPermissions(dataDir);
    const pictures = path.join(folder, 'pictures');
    if (existsSync(pictures))
      cpSync(pictures, path.join(dataDir, 'pictures'), { recursive: true, force: false });
    restoreDatabase(copy, path.join(dataDir, 'site.sqlite'));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
