import pg from 'pg';

const TIMEOUT_MS = 5_000;

/** Returns the error code of a connection to PostgreSQL, its own or the system's; undefined for success. */
export async function tryPostgres(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIMEOUT_MS });
  // Ignores errors after the check.
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
