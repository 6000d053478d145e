import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';

/** How long a statement waits for the lock of another process. */
export const BUSY_TIMEOUT_MS = 5000;

/**
 * Returns the driver's client; undefined on PostgreSQL. Relies on: `db.client` of the SQLite adapter is its only
 * connection, since it opens others only for transactions.
 */
const clientOf = ({ db }: Payload) =>
  db.name === 'sqlite' ? (db as unknown as SQLiteAdapter).client : undefined;

/**
 * Makes SQLite overwrite deleted data, which otherwise stays in free pages: erased data must not be read
 * from the file, nor come back when a damaged file is recovered.
 */
export async function overwriteDeleted(payload: Payload): Promise<void> {
  await clientOf(payload)?.execute('PRAGMA secure_delete = ON');
}

/**
 * Checkpoints the write-ahead log of SQLite into the database file, flushes that and truncates the log. Does not
 * wait for another process that reads, such as a backup: a later call then truncates the log.
 *
 * @throws Error when the disk rejects the write
 */
export async function checkpointLog(payload: Payload): Promise<void> {
  await clientOf(payload)?.executeMultiple(
    `PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`,
  );
}
