import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';

/** A row stayed locked by another transaction beyond the lock timeout. */
export class RowsAreLocked extends Error {}

/** PostgreSQL's `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Drizzle's session within a transaction of Payload. */
interface Session {
  execute: (query: ReturnType<typeof sql>) => Promise<unknown>;
}

/**
 * Locks rows until the request's transaction ends. Does nothing on a database without transactions.
 *
 * Relies on: an operation begins its transaction before its `beforeOperation` hooks; `db.sessions` has it by
 * `req.transactionID`; a collection's table has the name of its slug. Payload has no row locks: its locked
 * documents only warn people and block no API call.
 *
 * The timeouts end with the transaction. PostgreSQL ends an idle transaction, so that a save that hangs
 * releases its rows.
 *
 * @param ids called only if rows can be locked
 * @param deadline of the whole save, in milliseconds
 * @throws RowsAreLocked after three quarters of the deadline
 */
export async function lockRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: () => Promise<(number | string)[]>,
  deadline: number,
): Promise<void> {
  const session = await sessionOf(req);
  if (!session) return;
  await session.execute(sql`
    select set_config('lock_timeout', ${String(Math.ceil(deadline * 0.75))}, true),
      set_config('statement_timeout', ${String(deadline)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(Math.ceil(deadline / 2))}, true)`);
  const wanted = await ids();
  if (wanted.length === 0) return;
  // Ordered by id, so that two saves of several rows cannot deadlock. The weakest lock that blocks another
  // save: inserts of history and alerts, which only reference the row, are not blocked.
  try {
    await session.execute(sql`
      select id from ${sql.identifier(collection)} where id in ${wanted}
      order by id for no key update`);
  } catch (error) {
    if (codeOf(error) === LOCK_NOT_AVAILABLE) throw new RowsAreLocked();
    throw error;
  }
}

async function sessionOf(req: PayloadRequest): Promise<Session | undefined> {
  const { db } = req.payload;
  const transaction = await req.transactionID;
  if (db.name !== 'postgres' || transaction === undefined) return undefined;
  const session: unknown = db.sessions?.[transaction]?.db;
  if (!isSession(session)) throw new Error('The transaction of a save was not found.');
  return session;
}

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'execute' in value;
}

/** Returns the driver's error code; Drizzle wraps the error. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return typeof cause === 'object' && 'code' in cause ? cause.code : undefined;
}
