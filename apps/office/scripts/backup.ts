/**
 * The office's part of `npm run backup`: copies database and pictures into a folder while the office is running.
 */
import { copyFileSync, cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyDatabase } from '@clinicdee/data-dir/copy-database';
import { makeFolder, restrictPermissions } from '@clinicdee/data-dir/data-folder';
import { EVENT_FILE } from '../src/database/database-file.ts';
import { environment } from '../src/environment/environment.ts';
import { fail, postgres } from './postgres.ts';

const [folder] = process.argv.slice(2);
if (!folder) fail('usage: npm run backup [folder]');
const { DATABASE_URL, DATA_DIR, mediaDir, S3_BUCKET } = environment();
const target = resolve(folder);
makeFolder(target);
restrictPermissions(target);

if (DATABASE_URL) {
  const file = join(target, 'office.dump');
  postgres('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, DATABASE_URL]);
} else {
  try {
    copyDatabase(join(DATA_DIR, 'office.sqlite'), join(target, 'office.sqlite'));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
// Erasures and withdrawals, which a later restore applies again.
if (existsSync(join(DATA_DIR, EVENT_FILE))) {
  copyFileSync(join(DATA_DIR, EVENT_FILE), join(target, EVENT_FILE));
}
if (existsSync(mediaDir)) cpSync(mediaDir, join(target, 'media'), { recursive: true });
if (S3_BUCKET) console.info('Pictures are in the bucket: its own versions keep them.');
