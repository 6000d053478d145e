import { DatabaseSync } from 'node:sqlite';

/**
 * Whether a SQLite file is damaged (`PRAGMA quick_check`). Must run before the office opens it: a process that closes
 * any connection to a file loses its locks on it (https://sqlite.org/howtocorrupt.html, 2.2.1).
 */
export function isDamaged(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return database.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok';
    } finally {
      database.close();
    }
  } catch (error) {
    // SQLITE_CORRUPT and SQLITE_NOTADB with extended codes; other errors are no damage.
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
    return code === 11 || code === 26;
  }
}
