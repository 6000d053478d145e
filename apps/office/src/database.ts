import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Payload } from 'payload';
import { environment } from './environment.ts';
import { migrations as postgresMigrations } from './migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from './migrations/sqlite/index.ts';

const SOURCES = resolve(process.cwd(), 'src/migrations');

/** The database: PostgreSQL when `DATABASE_URL` is set, otherwise one SQLite file. Same build. */
export function database() {
  const { DATABASE_URL } = environment();
  return DATABASE_URL ? postgres(DATABASE_URL) : sqlite();
}

function postgres(connectionString: string) {
  return postgresAdapter({
    pool: { connectionString },
    push: false,
    migrationDir: join(SOURCES, 'postgres'),
    prodMigrations: postgresMigrations,
  });
}

function sqlite() {
  const { DATA_DIR } = environment();
  if (process.env.NEXT_PHASE !== 'phase-production-build') mkdirSync(DATA_DIR, { recursive: true });
  return sqliteAdapter({
    client: { url: `file:${join(DATA_DIR, 'office.sqlite')}` },
    // A lead is acknowledged only once it is on the disk. No `transactionOptions`: with them and
    // this driver, acknowledged rows were lost.
    wal: { synchronous: 'FULL' },
    busyTimeout: 5000,
    // A number that stood in an alert must never come to mean somebody else.
    autoIncrement: true,
    push: false,
    migrationDir: join(SOURCES, 'sqlite'),
    prodMigrations: sqliteMigrations,
  });
}

/**
 * Refuses a database that a newer version has brought further than this one knows.
 *
 * @throws Error that says so and what to do; nothing was changed
 */
export async function refuseNewer(payload: Payload): Promise<void> {
  const steps = environment().DATABASE_URL ? postgresMigrations : sqliteMigrations;
  const known = new Set(steps.map(({ name }) => name));
  const { docs } = await payload.find({
    collection: 'payload-migrations',
    pagination: false,
    overrideAccess: true,
  });
  const newer = docs.find(({ name }) => name && name !== 'dev' && !known.has(name));
  if (!newer) return;
  throw new Error(
    `The office's database was written by a newer version (step ${newer.name}). Nothing was changed. ` +
      'Start the newer version, or go back as docs/guides/deploying.md says, with the backup from ' +
      'before the upgrade.',
  );
}
