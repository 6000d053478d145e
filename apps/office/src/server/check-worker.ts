import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileState } from './check-database.ts';

/** Without these an office cannot begin: its steps, its people. */
const NEEDED = ['SELECT name FROM payload_migrations', 'SELECT * FROM users'];

function look(file: string): FileState {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      if (database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok') return 'whole';
      return NEEDED.every((sql) => isRead(database, sql)) ? 'damaged' : 'unreadable';
    } finally {
      database.close();
    }
  } catch (error) {
    return isDamage(error) ? 'unreadable' : 'unknown';
  }
}

function isRead(database: DatabaseSync, sql: string): boolean {
  try {
    database.prepare(sql).all();
    return true;
  } catch {
    return false;
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB, whatever is added to them. */
function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === 11 || code === 26;
}

parentPort?.postMessage(look(String(workerData)));
