import type { Database } from './sql.ts';

/**
 * Does several steps as one: all of them are kept, or none.
 *
 * @throws what the work threw, or what kept it from being committed; never what went wrong while
 *   undoing it, since that only follows from it
 */
export function inTransaction<T>(database: Database, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    undo(database);
    throw error;
  }
}

function undo(database: Database): void {
  // A full disk, say, has undone it already.
  if (!database.isTransaction) return;
  try {
    database.exec('ROLLBACK');
  } catch {
    // The cause is thrown by the caller. SQLite undoes the rest when the file is opened again.
  }
}
