import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';

/** Somebody else holds a row for longer than one may wait. */
export class RowsAreLocked extends Error {}

/** PostgreSQL's `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Drizzle's way to run a statement, inside a transaction of Payload's. */
interface Session {
  execute: (query: ReturnType<typeof sql>) => Promise<unknown>;
}

/**
 * Holds rows until the request's transaction ends; on a database without transactions does nothing.
 *
 * Leans on: an operation begins its transaction before its `beforeOperation` hooks; `db.sessions` holds
 * it by `req.transactionID`; a collection's table is called by its slug. Payload has no lock of rows:
 * its own locked documents warn people, and hold up nobody else's call.
 *
 * The limits end with the transaction. What stands idle in one is cut off by the database itself, so
 * that a save that hangs frees its rows.
 *
 * @param ids asked for only where rows can be held
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
  // In one order, or two saves of many could wait for each other. The weakest lock that holds off
  // another save: history and alerts, which only point at the row, go on.
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

/** Drizzle wraps the driver's error. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return typeof cause === 'object' && 'code' in cause ? cause.code : undefined;
}
