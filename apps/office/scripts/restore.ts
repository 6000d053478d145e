/**
 * The office's part of `npm run restore`: restores a backup, but never over existing data. With `--check` it only
 * reports whether it could.
 */
import { cpSync, existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assertIntact } from '@clinicdee/data-dir/copy-database';
import { assertReplaceable, restoreDatabase } from '@clinicdee/data-dir/set-aside';
import { makeFolder, restrictPermissions } from '@clinicdee/data-dir/data-folder';
import { environment } from '../src/environment/environment.ts';
import { appendEvent, readEvents } from '../src/privacy/event-file.ts';
import { EVENT_FILE, noteRestore } from '../src/database/database-file.ts';
import { fail, postgres } from './postgres.ts';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});
const [folder] = positionals;
if (!folder) fail('usage: npm run restore -- <folder>');
const source = resolve(folder);
const { DATABASE_URL, DATA_DIR, mediaDir } = environment();
const dump = join(source, DATABASE_URL ? 'office.dump' : 'office.sqlite');
if (!existsSync(dump)) fail(`${dump} is missing: is it a backup of the other database?`);

if (DATABASE_URL) {
  const tables = postgres('psql', [
    '--tuples-only',
    '--no-align',
    '--command=select count(*) from pg_tables where schemaname = current_schema()',
    DATABASE_URL,
  ]);
  if (tables.trim() !== '0') fail('the database is not empty');
} else {
  try {
    assertReplaceable(join(DATA_DIR, 'office.sqlite'));
    if (options.check) assertIntact(dump);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
if (options.check) process.exit(0);

makeFolder(DATA_DIR);
restrictPermissions(DATA_DIR);
// Those of the backup that this folder lacks, as on a new machine; later ones of this folder stay.
const known = new Set(readEvents().map(({ key }) => key));
for (const event of readEvents(join(source, EVENT_FILE))) {
  if (!known.has(event.key)) appendEvent(event);
}
const media = join(source, 'media');
if (existsSync(media)) cpSync(media, mediaDir, { recursive: true, force: false });
if (DATABASE_URL) {
  postgres('pg_restore', [
    '--no-owner',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${DATABASE_URL}`,
    dump,
  ]);
} else {
  restoreDatabase(dump, join(DATA_DIR, 'office.sqlite'));
}
noteRestore(basename(source));
