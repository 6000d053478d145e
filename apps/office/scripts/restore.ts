/**
 * The office's part of `npm run restore`: brings a backup into an empty place, never over anything.
 * With `--check` it only says whether it could.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assertIntact } from '@clinicdee/data-dir/copy-database';
import { restrictPermissions } from '@clinicdee/data-dir/restrict-permissions';
import { environment } from '../src/environment/environment.ts';
import { isDamaged } from '../src/server/check-database.ts';
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
  const file = join(DATA_DIR, 'office.sqlite');
  // An empty one is what a fault of the disk left: the office waits beside it.
  if (statSync(file, { throwIfNoEntry: false })?.size && !isDamaged(file))
    fail(`${DATA_DIR} is not empty: ${file} exists and is not damaged`);
}
if (options.check) {
  try {
    if (!DATABASE_URL) assertIntact(dump);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  process.exit(0);
}

mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
restrictPermissions(DATA_DIR);
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
  const file = join(DATA_DIR, 'office.sqlite');
  // A damaged one, and what one that is gone has left: read together with another it would spoil that.
  const aside = join(
    DATA_DIR,
    `office.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`,
  );
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(file + end)) renameSync(file + end, aside + end);
  }
  // Under another name first: an office that waits for its database must not find half of it.
  copyFileSync(dump, `${file}.restored`);
  renameSync(`${file}.restored`, file);
}
// A copy bears the modes of its original.
restrictPermissions(DATA_DIR);
