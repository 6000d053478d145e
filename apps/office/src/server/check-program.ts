import { DatabaseSync } from 'node:sqlite';
import type { FileState } from './check-database.ts';

/** What every start reads: without one of these the office cannot begin. */
const NEEDED = [
  ...['payload_migrations', 'users', 'users_sessions', 'payload_kv', 'payload_jobs'],
  ...['leads', 'registrations', 'history', 'history_rels', 'alerts', 'alerts_rels'],
];

function look(file: string): FileState {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      if (database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok') return 'whole';
      return NEEDED.every((table) => isReadable(database, table)) ? 'damaged' : 'unreadable';
    } finally {
      database.close();
    }
  } catch (error) {
    return isDamage(error) ? 'unreadable' : 'unknown';
  }
}

/** Whether nothing is wrong with a table and its indexes. */
function isReadable(database: DatabaseSync, table: string): boolean {
  try {
    return database.prepare(`PRAGMA quick_check(${table})`).get()?.quick_check === 'ok';
  } catch (error) {
    // A table that is not there yet is made by a step.
    return !isDamage(error);
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB, whatever is added to them. */
function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === 11 || code === 26;
}

process.stdout.write(look(process.argv[2] ?? ''));
