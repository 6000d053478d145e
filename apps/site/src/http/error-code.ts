import { sqliteCodeOf } from '@clinicdee/data-dir/data-folder';

/** Names of SQLite's primary result codes, https://sqlite.org/rescode.html */
const sqliteNames = new Map([
  [3, 'SQLITE_PERM'],
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [19, 'SQLITE_CONSTRAINT'],
  [26, 'SQLITE_NOTADB'],
]);

/** Returns a short error code that contains no personal data. */
export function codeOf(error: unknown): string {
  const sqlite = sqliteCodeOf(error);
  if (sqlite !== undefined) return sqliteNames.get(sqlite) ?? `SQLITE_${sqlite}`;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
