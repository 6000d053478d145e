/*
 * The site's part of `npm run backup`: copies its database (pending leads, consents) and pictures into a
 * folder, while the site runs.
 */
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { copyDatabase } from '@clinicdee/data-dir/copy-database';
import { isInitialized, makeFolder, restrictPermissions } from '@clinicdee/data-dir/data-folder';
import { readEnvironment } from '../src/environment/environment.ts';

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('usage: npm run backup [folder]');
  const { dataDir } = readEnvironment();
  const file = path.join(dataDir, 'site.sqlite');
  // Before the first start there is no database. Missing later, it is a data loss, and `copyDatabase` throws.
  if (existsSync(file) || isInitialized(dataDir, 'site')) {
    makeFolder(folder);
    restrictPermissions(folder);
    copyDatabase(file, path.join(folder, 'site.sqlite'));
    // After the database: an extra picture does no harm.
    const pictures = path.join(dataDir, 'pictures');
    if (existsSync(pictures)) cpSync(pictures, path.join(folder, 'pictures'), { recursive: true });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
