/**
 * `npm run backup -w apps/office [folder]`: copies database and pictures into a new folder, while
 * the office works. Default: `backups/<time>` in the data directory.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { environment } from '../src/environment.ts';
import { fail, postgres } from './postgres.ts';

const { DATABASE_URL, DATA_DIR, mediaDir, S3_BUCKET } = environment();
const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
const target = resolve(process.argv[2] ?? join(DATA_DIR, 'backups', stamp));
if (existsSync(target)) fail(`${target} exists already`);
mkdirSync(target, { recursive: true, mode: 0o700 });

if (DATABASE_URL) {
  const file = join(target, 'office.dump');
  postgres('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, DATABASE_URL]);
} else {
  const database = new DatabaseSync(join(DATA_DIR, 'office.sqlite'), { readOnly: true });
  // One consistent moment, whatever is written meanwhile.
  database.prepare('VACUUM INTO ?').run(join(target, 'office.sqlite'));
  database.close();
}
if (existsSync(mediaDir)) cpSync(mediaDir, join(target, 'media'), { recursive: true });
if (S3_BUCKET) console.info('Pictures are in the bucket: its own versions keep them.');
console.info(`Backup: ${target}`);
