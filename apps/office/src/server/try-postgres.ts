import pg from 'pg';

const PATIENCE_MS = 5_000;

/** Why PostgreSQL takes nobody, by its code or the system's (`ECONNREFUSED`); undefined when it does. */
export async function tryPostgres(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS });
  // A connection that ends later than it was needed is no trouble.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  } finally {
    await client.end().catch(() => undefined);
  }
}
