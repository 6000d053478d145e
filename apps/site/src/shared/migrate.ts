import type { ClientBase } from 'pg';
import { sharedMigrations } from './migrations.ts';

/** One lock for all who bring the schema to its present shape; a number of ours. */
const LOCK = 7_305_021;

/** The shared database was written by a newer version of the site: this one would spoil it. */
export class NewerSharedDatabase extends Error {
  override name = 'NewerSharedDatabase';

  constructor(version: number) {
    super(
      `The database of SITE_DATABASE_URL was written by a newer version of the site (step ${version}; ` +
        `this one knows ${sharedMigrations.length}). Nothing was changed. Start the newer version, or ` +
        'restore the backup from before the upgrade.',
    );
  }
}

/**
 * Brings the schema `site` to the present shape, whichever version made it; processes that start
 * together do so one after the other.
 *
 * @throws NewerSharedDatabase when a newer version has written in it
 */
export async function migrateShared(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE SCHEMA IF NOT EXISTS site');
    await client.query('CREATE TABLE IF NOT EXISTS steps (taken INTEGER NOT NULL)');
    const { rows } = await client.query<{ taken: number }>('SELECT taken FROM steps');
    const taken = rows[0]?.taken ?? 0;
    if (taken > sharedMigrations.length) throw new NewerSharedDatabase(taken);
    if (taken < sharedMigrations.length) {
      for (const step of sharedMigrations.slice(taken)) await client.query(step);
      await client.query('DELETE FROM steps');
      await client.query('INSERT INTO steps VALUES ($1)', [sharedMigrations.length]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
