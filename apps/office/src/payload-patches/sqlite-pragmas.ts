import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Payload } from 'payload';

/*
 * Relies on: the SQLite adapter's `db.client`, its only connection, since it opens others only for
 * transactions.
 */

/** How long a statement waits for the lock of another process. */
export const BUSY_TIMEOUT_MS = 5000;
/** Smaller tables are fast without statistics. */
const ANALYZE_FROM = 1000;

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

/**
 * Updates the index statistics of SQLite. Without them it estimates "not in the trash" to be as selective as
 * a phone number, and reads and sorts a hundred thousand leads for the first page of their list. Takes
 * milliseconds per index and yields in between. PostgreSQL does this by itself. Never rejects: on a full disk
 * the old statistics stay in use.
 */
export async function updateIndexStatistics(payload: Payload): Promise<void> {
  const client = clientOf(payload);
  if (!client) return;
  try {
    await analyzeIndexes(client);
  } catch (error) {
    payload.logger.warn({ err: error }, 'index statistics could not be updated');
  }
}

async function analyzeIndexes(client: Client): Promise<void> {
  const indices = await client.execute(
    `SELECT name, tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL
     ORDER BY tbl_name`,
  );
  const isLarge = new Map<string, boolean>();
  for (const { name, tbl_name: table } of indices.rows) {
    if (!isLarge.has(table)) {
      const { rows } = await client.execute(
        `SELECT 1 FROM "${table}" LIMIT 1 OFFSET ${ANALYZE_FROM}`,
      );
      isLarge.set(table, rows.length > 0);
    }
    if (!isLarge.get(table)) continue;
    await client.execute(`ANALYZE "${name}"`);
    await yieldToEventLoop();
  }
}

interface Client {
  executeMultiple: (sql: string) => Promise<void>;
  execute: (sql: string) => Promise<{ rows: { name: string; tbl_name: string }[] }>;
}

/** Returns the driver's client; undefined on PostgreSQL. */
function clientOf({ db }: Payload): Client | undefined {
  if (db.name !== 'sqlite') return undefined;
  const client: unknown = 'client' in db ? db.client : undefined;
  if (!isClient(client)) throw new Error('The SQLite adapter no longer has a client.');
  return client;
}

function isClient(value: unknown): value is Client {
  return (
    typeof value === 'object' && value !== null && 'execute' in value && 'executeMultiple' in value
  );
}
