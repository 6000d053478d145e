import { setImmediate as breathe } from 'node:timers/promises';
import type { Payload } from 'payload';

/*
 * Leans on: the SQLite adapter's `db.client`, one connection for all it does; without transactions it
 * opens no other.
 */

/** How long a statement waits for another process that writes. */
export const BUSY_TIMEOUT_MS = 5000;
/** A table of fewer rows is read quickly, whichever way. */
const MANY = 1000;

/**
 * Has SQLite overwrite what is deleted, which it else leaves in the file until the place is needed: what
 * was erased must not be read from the file, nor come back when a damaged one is recovered.
 */
export async function overwriteDeleted(payload: Payload): Promise<void> {
  await clientOf(payload)?.execute('PRAGMA secure_delete = ON');
}

/**
 * Writes what is committed from SQLite's write-ahead log into the database file, flushes that and empties the
 * log. While another process reads, as a backup does, the log is emptied by a later call; nobody waits for it.
 *
 * @throws Error when the disk refuses it
 */
export async function emptyLog(payload: Payload): Promise<void> {
  await clientOf(payload)?.executeMultiple(
    `PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`,
  );
}

/**
 * Has SQLite count how alike the rows of each index are. Without, it takes "not in the trash" for as rare as
 * one person's number, and reads and sorts a hundred thousand leads for the first page of their list. One
 * index takes milliseconds, and everybody else has a turn between two. PostgreSQL does this by itself. Never
 * rejects: on a full disk one works on with what was known.
 */
export async function learnSizes(payload: Payload): Promise<void> {
  const client = clientOf(payload);
  if (!client) return;
  try {
    await countAlike(client);
  } catch (error) {
    payload.logger.warn({ err: error }, 'how many rows an index has could not be counted');
  }
}

async function countAlike(client: Client): Promise<void> {
  const indices = await client.execute(
    `SELECT name, tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL
     ORDER BY tbl_name`,
  );
  const isLarge = new Map<string, boolean>();
  for (const { name, tbl_name: table } of indices.rows) {
    if (!isLarge.has(table)) {
      const further = await client.execute(`SELECT 1 FROM "${table}" LIMIT 1 OFFSET ${MANY}`);
      isLarge.set(table, further.rows.length > 0);
    }
    if (!isLarge.get(table)) continue;
    await client.execute(`ANALYZE "${name}"`);
    await breathe();
  }
}

interface Client {
  executeMultiple: (sql: string) => Promise<void>;
  execute: (sql: string) => Promise<{ rows: { name: string; tbl_name: string }[] }>;
}

/** Undefined on PostgreSQL. */
function clientOf({ db }: Payload): Client | undefined {
  if (db.name !== 'sqlite') return undefined;
  const client: unknown = 'client' in db ? db.client : undefined;
  if (!isClient(client)) throw new Error('The SQLite adapter has no client any more.');
  return client;
}

function isClient(value: unknown): value is Client {
  return (
    typeof value === 'object' && value !== null && 'execute' in value && 'executeMultiple' in value
  );
}
