import type { Database } from './sql.ts';

/**
 * Runs work in a transaction, and rolls it back when the work or the commit fails.
 *
 * @throws the error of the work or of the commit; errors of the rollback are ignored
 */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    try {
      // SQLite itself rolls back after some errors, such as a full disk.
      if (database.isTransaction) database.exec('ROLLBACK');
    } catch {
      // SQLite completes the rollback when the file is opened again.
    }
    throw error;
  }
}
