import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** The driver's connections to PostgreSQL. */
export type ConnectionPool = PostgresAdapter['pool'];

/** Returns the pool of Payload's PostgreSQL adapter; undefined on SQLite. Relies on: `db.pool`. */
export const connectionPool = ({ db }: Payload): ConnectionPool | undefined =>
  'pool' in db ? db.pool : undefined;

/** The errors of PostgreSQL when two processes create a table at the same time. */
const ALREADY_EXISTS = ['23505', '42P07', '42710'];

/**
 * Creates a table outside Payload's schema, unless it exists.
 *
 * @param statement `create table if not exists …`
 * @throws when the database does not respond
 */
export async function makeTable(pool: ConnectionPool, statement: string): Promise<void> {
  try {
    await pool.query(statement);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!ALREADY_EXISTS.includes(code)) throw error;
  }
}

/**
 * Returns the number of connections to PostgreSQL by state; an empty object on SQLite.
 *
 * Relies on: `db.pool` of node-postgres, which counts them.
 */
export function openConnections({ db }: Payload): Record<string, number> {
  if (!('pool' in db)) return {};
  const { totalCount, idleCount, waitingCount } = db.pool;
  return { busy: totalCount - idleCount, idle: idleCount, waited_for: waitingCount };
}

/**
 * Logs lost connections, which would otherwise end the process (PostgreSQL restarts, or ends the connection
 * of a save that hangs). The pool opens another when needed.
 *
 * Relies on: Payload's PostgreSQL adapter has the driver's pool in `db.pool`, and handles the errors of its
 * first connection only. The driver throws an error without a listener.
 */
export function surviveLostConnections({ db, logger }: Payload): void {
  if (!('pool' in db)) return;
  const lost = (err: Error) => logger.warn({ err, msg: 'database connection lost' });
  const known = new WeakSet();
  db.pool.on('error', lost);
  // The pool handles the errors of idle connections only.
  db.pool.on('acquire', (connection) => {
    if (known.has(connection)) return;
    known.add(connection);
    connection.on('error', lost);
  });
}
