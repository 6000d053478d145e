/**
 * `npm run restore -w apps/office <folder>`: brings a backup into an empty place. It never writes
 * over anything. Stop the office first.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { environment } from '../src/environment.ts';
import { fail, postgres } from './postgres.ts';

const [folder] = process.argv.slice(2);
if (!folder) fail('usage: npm run restore -w apps/office <folder>');
const source = resolve(folder);
const { DATABASE_URL, DATA_DIR, mediaDir } = environment();
const dump = join(source, DATABASE_URL ? 'office.dump' : 'office.sqlite');
if (!existsSync(dump)) fail(`${dump} is missing: is it a backup of the other database?`);
if (existsSync(mediaDir) && readdirSync(mediaDir).length > 0) fail(`${mediaDir} is not empty`);

if (DATABASE_URL) {
  const tables = postgres('psql', [
    '--tuples-only',
    '--no-align',
    '--command=select count(*) from pg_tables where schemaname = current_schema()',
    DATABASE_URL,
  ]);
  if (tables.trim() !== '0') fail('the database is not empty');
  postgres('pg_restore', [
    '--no-owner',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${DATABASE_URL}`,
    dump,
  ]);
} else {
  const file = join(DATA_DIR, 'office.sqlite');
  if (existsSync(file)) fail(`${DATA_DIR} is not empty: ${file} exists`);
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  copyFileSync(dump, file);
}
const media = join(source, 'media');
if (existsSync(media)) cpSync(media, mediaDir, { recursive: true });
console.info(`Restored from ${source}`);
