import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** The driver's connections to PostgreSQL. */
export type ConnectionPool = PostgresAdapter['pool'];

/** For statements of our own; undefined on SQLite. Leans on: `db.pool` of Payload's PostgreSQL. */
export const connectionPool = ({ db }: Payload): ConnectionPool | undefined =>
  'pool' in db ? db.pool : undefined;

/** Two processes that make a table at the same moment: one of them is told that it is there. */
const IS_THERE = ['23505', '42P07', '42710'];

/**
 * Makes a table of our own, unless it is there.
 *
 * @param statement `create table if not exists …`
 * @throws when the database does not answer
 */
export async function makeTable(pool: ConnectionPool, statement: string): Promise<void> {
  try {
    await pool.query(statement);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!IS_THERE.includes(code)) throw error;
  }
}

/**
 * The connections to PostgreSQL by what they do; nothing on SQLite.
 *
 * Leans on: the same pool, of node-postgres, which counts them.
 */
export function openConnections({ db }: Payload): Record<string, number> {
  if (!('pool' in db)) return {};
  const { totalCount, idleCount, waitingCount } = db.pool;
  return { busy: totalCount - idleCount, idle: idleCount, waited_for: waitingCount };
}

/**
 * A connection that ends (PostgreSQL is restarted, or cuts off a save that hangs) is no reason to end
 * the process: the pool opens another when one is needed.
 *
 * Leans on: Payload's PostgreSQL keeps the driver's pool in `db.pool`, and listens for the end of its
 * first connection alone. The driver throws where nobody listens.
 */
export function outliveLostConnections({ db, logger }: Payload): void {
  if (!('pool' in db)) return;
  const lost = (err: Error) => logger.warn({ err, msg: 'database connection lost' });
  const known = new WeakSet();
  db.pool.on('error', lost);
  // The pool itself listens to connections at rest, not to those in hand.
  db.pool.on('acquire', (connection) => {
    if (known.has(connection)) return;
    known.add(connection);
    connection.on('error', lost);
  });
}
