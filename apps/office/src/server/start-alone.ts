import pg from 'pg';

/** Any number, the same in all offices on one database. */
const START = 0x6f666669;

/**
 * Does what may be done by one office at a time: the first start of two on an empty PostgreSQL would make
 * the same tables, the same first admin and the same samples. The lock ends with its connection.
 *
 * @param connectionString of PostgreSQL; undefined on SQLite, which one office has for itself
 */
export async function startAlone<Result>(
  connectionString: string | undefined,
  start: () => Promise<Result>,
): Promise<Result> {
  if (connectionString === undefined) return start();
  const client = new pg.Client({ connectionString });
  // Cut off meanwhile, it has nothing to tell: the start itself fails on the same database.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Of a transaction and not of the session: through a pooler, too.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [START]);
    return await start();
  } finally {
    await client.end();
  }
}
