import pg from 'pg';

/** Key of the advisory lock, the same in all offices. */
const START = 0x6f666669;

/**
 * Runs the start under an advisory lock: two offices starting on an empty PostgreSQL database would both create tables,
 * first admin and samples. The lock ends with its connection.
 *
 * @param connectionString of PostgreSQL; undefined with SQLite, which has a single office
 */
export async function startAlone<Result>(
  connectionString: string | undefined,
  start: () => Promise<Result>,
): Promise<Result> {
  if (connectionString === undefined) return start();
  const client = new pg.Client({ connectionString });
  // A lost connection is ignored: the start itself fails on the same database.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A transaction-level lock also works through a pooler.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [START]);
    return await start();
  } finally {
    await client.end();
  }
}
