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
  const { docs } = await payload.find({
    collection: 'payload-migrations',
    limit: 0,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const done = new Set(docs.map(({ name }) => name));
  return wanted.flatMap(({ name }: { name: string }) => (done.has(name) ? [] : [name]));
}
