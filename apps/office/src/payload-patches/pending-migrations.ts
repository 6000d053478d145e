import type { Payload } from 'payload';

/**
 * Returns the migrations of this release that have not run on the database.
 *
 * Relies on: `db.prodMigrations`, which the adapter runs at its start, and the names that it records in
 * `payload-migrations`.
 */
export async function missingMigrations(payload: Payload): Promise<string[]> {
  const { db } = payload;
  const wanted =
    'prodMigrations' in db && Array.isArray(db.prodMigrations) ? db.prodMigrations : [];
  const done = new Set(await completedMigrations(payload));
  return wanted.flatMap(({ name }: { name: string }) => (done.has(name) ? [] : [name]));
}

/**
 * Returns the migrations that have run on the database, newest first.
 *
 * Relies on: the first migration creates the table in which they are recorded; the drivers' errors for a
 * missing table.
 */
export async function completedMigrations(payload: Payload): Promise<string[]> {
  try {
    const { docs } = await payload.find({
      collection: 'payload-migrations',
      sort: '-name',
      limit: 0,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    return docs.flatMap(({ name }) => name ?? []);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isMissing = 'code' in error && error.code === '42P01';
  const isMissingOnSqlite = error.message.startsWith('SQLITE_ERROR: no such table');
  return isMissing || isMissingOnSqlite || isMissingTable(error.cause);
}
