import type { Payload } from 'payload';

/**
 * The migrations of this release that the database has not been through.
 *
 * Leans on: `db.prodMigrations`, which the adapter runs at its start, and the names that it writes down
 * in `payload-migrations`.
 */
export async function missingMigrations(payload: Payload): Promise<string[]> {
  const { db } = payload;
  const wanted =
    'prodMigrations' in db && Array.isArray(db.prodMigrations) ? db.prodMigrations : [];
  const done = new Set(await stepsDone(payload));
  return wanted.flatMap(({ name }: { name: string }) => (done.has(name) ? [] : [name]));
}

/**
 * The migrations that the database has been through, the newest first; none before its first.
 *
 * Leans on: the first migration makes the table in which they are written down; what the drivers say
 * of a table that is not there.
 */
export async function stepsDone(payload: Payload): Promise<string[]> {
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
    if (isNoTable(error)) return [];
    throw error;
  }
}

function isNoTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isMissing = 'code' in error && error.code === '42P01';
  const isNone = error.message.startsWith('SQLITE_ERROR: no such table');
  return isMissing || isNone || isNoTable(error.cause);
}
