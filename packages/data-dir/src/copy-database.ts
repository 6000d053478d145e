import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sqliteCodeOf } from './data-folder.ts';

/**
 * Copies a consistent snapshot of a SQLite database into a new file, also during writes.
 *
 * @throws Error with a readable message when the source is missing or empty, or on a read or write error. Only the
 *   newest backups are kept, so an empty copy of a lost database would replace a good one.
 */
export function copyDatabase(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`${from} is missing: nothing was copied`);
  try {
    using database = new DatabaseSync(from, { readOnly: true });
    const hasTables = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get();
    if (!hasTables) throw new Error('it is empty');
    // The copy inherits it: space that a page split frees must not keep what is erased after a restore.
    database.exec('PRAGMA secure_delete = ON');
    database.prepare('VACUUM INTO ?').run(to);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${from} could not be copied to ${to}: ${why}`, { cause: error });
  }
}

/** SQLite's result codes for a file that is no database or a damaged one. */
const DAMAGED = [11, 26];

/**
 * Whether a SQLite file is damaged. An app calls it before it opens the file: a process that closes any connection to
 * a file loses its locks on it (https://sqlite.org/howtocorrupt.html, 2.2.1).
 *
 * @param check `quick_check` reads every page, `integrity_check` also compares tables with their indexes
 */
export function isDamaged(
  file: string,
  check: 'quick_check' | 'integrity_check' = 'quick_check',
): boolean {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    return database.prepare(`PRAGMA ${check}(1)`).get()?.[check] !== 'ok';
  } catch (error) {
    // Other errors are no damage.
    return DAMAGED.includes(sqliteCodeOf(error) ?? 0);
  }
}

/**
 * Checks every page of a backup before a restore: a disk or a transfer may have damaged it.
 *
 * @throws Error with a readable message when the database is damaged or empty
 */
export function assertIntact(file: string): void {
  let result: string;
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    result = String(database.prepare('PRAGMA quick_check(1)').get()?.quick_check);
    if (!database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get()) result = 'it is empty';
  } catch (error) {
    result = error instanceof Error ? error.message : String(error);
  }
  if (result === 'ok') return;
  throw new Error(
    `${file} is damaged (${result}). Take another backup. If this is the only one of the office, copy the file ` +
      'into DATA_DIR by hand: npm run restore copies what can be read into a new one',
  );
}
