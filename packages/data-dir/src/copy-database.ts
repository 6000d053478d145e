import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Copies a SQLite database into a new file as it is at one moment, whatever is written meanwhile.
 *
 * @throws Error in words for a person when there is nothing to copy or it cannot be read or written: of
 *   backups only the newest are kept, and one of a database that was lost would push out what it held
 */
export function copyDatabase(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`${from} is missing: nothing was copied`);
  try {
    const database = new DatabaseSync(from, { readOnly: true });
    try {
      const made = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get();
      if (!made) throw new Error('it is empty');
      database.prepare('VACUUM INTO ?').run(to);
    } finally {
      database.close();
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${from} could not be copied to ${to}: ${why}`, { cause: error });
  }
}

/**
 * Whether a copy can be brought back, page by page: a disk or a transfer may have spoilt it since.
 *
 * @throws Error in words for a person when it is not a whole database
 */
export function assertWhole(file: string): void {
  let found: string;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const rows = database.prepare('PRAGMA quick_check(1)').all();
      found = rows.map(({ quick_check }) => String(quick_check)).join();
      if (!database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get()) found = 'it is empty';
    } finally {
      database.close();
    }
  } catch (error) {
    found = error instanceof Error ? error.message : String(error);
  }
  if (found === 'ok') return;
  throw new Error(
    `${file} is damaged (${found}). Take another backup. If this is the only one of the office, copy the file ` +
      'into DATA_DIR by hand: npm run restore copies what can be read into a new one',
  );
}
