import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** The driver's connections to PostgreSQL. */
export type ConnectionPool = PostgresAdapter['pool'];

/** Returns the pool of Payload's PostgreSQL adapter; undefined on SQLite. Relies on: `db.pool`. */
export const connectionPool = ({ db }: Payload): ConnectionPool | undefined =>
  'pool' in db ? db.pool : undefined;

/**
 * Logs lost connections, which would otherwise end the process (PostgreSQL restarts, or ends the connection
 * of a save that hangs). The pool opens another when needed.
 *
 * Relies on: Payload's PostgreSQL adapter handles the errors of its first connection only. The driver throws an error
 * without a listener.
 */
export function surviveLostConnections(payload: Payload): void {
  const lost = (err: Error) => payload.logger.warn({ err, msg: 'database connection lost' });
  const pool = connectionPool(payload);
  pool?.on('error', lost);
  // The pool handles the errors of idle connections only.
  pool?.on('acquire', (connection) => {
    if (!connection.listeners('error').includes(lost)) connection.on('error', lost);
  });
}
