import { type MigrateUpArgs as PostgresArgs, postgresAdapter } from '@payloadcms/db-postgres';
import { type MigrateUpArgs as SqliteArgs, sqliteAdapter } from '@payloadcms/db-sqlite';
import { accessErrorOf } from '@clinicdee/data-dir/access-error';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Payload } from 'payload';
import { environment } from '../environment/environment.ts';
import { withFailedCommits } from '../payload-patches/failed-commits.ts';
import { withLiteralSearch } from '../payload-patches/literal-search.ts';
import { completedMigrations } from '../payload-patches/pending-migrations.ts';
import { BUSY_TIMEOUT_MS } from '../payload-patches/sqlite-pragmas.ts';
import { migrateInTransaction } from '../payload-patches/migration-transaction.ts';
import { migrations as postgresMigrations } from '../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts';

const SOURCES = resolve(process.cwd(), 'src/migrations');

/** The database: PostgreSQL when `DATABASE_URL` is set, otherwise one SQLite file. Same build. */
export function database() {
  const { DATABASE_URL, DATA_DIR } = environment();
  // With PostgreSQL, too, something is remembered there; with all keys given nobody has made it before.
  if (process.env.NEXT_PHASE !== 'phase-production-build') {
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  }
  return DATABASE_URL
    ? withLiteralSearch(withFailedCommits(postgres(DATABASE_URL)))
    : withLiteralSearch(sqlite());
}

function postgres(connectionString: string) {
  return postgresAdapter({
    pool: { connectionString },
    push: false,
    migrationDir: join(SOURCES, 'postgres'),
    prodMigrations: careful<PostgresArgs>(postgresMigrations, (step, args) => step.up(args)),
  });
}

function sqlite() {
  const { DATA_DIR } = environment();
  return sqliteAdapter({
    client: { url: `file:${join(DATA_DIR, 'office.sqlite')}` },
    // A lead is acknowledged only once it is on the disk. No `transactionOptions`: with them and
    // this driver, acknowledged rows were lost.
    wal: { synchronous: 'FULL' },
    busyTimeout: BUSY_TIMEOUT_MS,
    // A number that stood in an alert must never come to mean somebody else.
    autoIncrement: true,
    push: false,
    migrationDir: join(SOURCES, 'sqlite'),
    prodMigrations: careful<SqliteArgs>(sqliteMigrations, (step, args) =>
      migrateInTransaction(args.db, step.name, () => step.up(args)),
    ),
  });
}

/** A step of a migration, of either database. */
interface Step<Args> {
  name: string;
  up: (args: Args) => Promise<void>;
  down: (args: Args) => Promise<void>;
}

/** What no other start would mend (sysexits.h). */
const CONFIG = 78;

/**
 * Steps that look first whether the database has been through others. Payload runs them before anything
 * else of ours, and a database that is not ours must not be changed.
 *
 * @param take takes one so that all of it is kept, or nothing
 */
function careful<Args extends { payload: Payload }>(
  steps: Step<Args>[],
  take: (step: Step<Args>, args: Args) => Promise<void>,
): Step<Args>[] {
  return steps.map((step) => ({
    ...step,
    up: async (args: Args) => {
      await endIfForeign(args.payload);
      try {
        await take(step, args);
      } catch (error) {
        tellOfDisk(step.name);
        throw error;
      }
    },
  }));
}

/** Payload tells of the statement that failed, which may be any; what kept it from being written is the disk. */
function tellOfDisk(step: string): void {
  const { DATABASE_URL, DATA_DIR } = environment();
  const code = DATABASE_URL ? undefined : accessErrorOf(DATA_DIR);
  if (code === undefined) return;
  console.error(
    `The step ${step} could not be written to ${DATA_DIR} (${code}), and nothing of it was kept. ` +
      'Make room or give permission, and start the office again.',
  );
}

/** How a step is called that only adds: an earlier version works on after it (`test/steps-that-add.test.ts`). */
const ADDS = '_adds';

/**
 * Ends the process, in words, with a database that {@link refuseForeign} refuses. Thrown through Payload and
 * Next it would be a stack, and an end after which one tries again.
 */
export async function endIfForeign(payload: Payload): Promise<void> {
  try {
    await refuseForeign(payload);
  } catch (error) {
    if (!(error instanceof ForeignDatabase)) throw error;
    console.error(error.message);
    process.exit(CONFIG);
  }
}

/** Another version has brought the database further, or elsewhere. */
class ForeignDatabase extends Error {
  override name = 'ForeignDatabase';
}

/**
 * Refuses a database that another version has brought further, or elsewhere, than this one knows; one
 * that a newer version has only given more is worked on.
 *
 * @throws ForeignDatabase that says so and what to do; nothing was changed
 */
export async function refuseForeign(payload: Payload): Promise<void> {
  const steps = environment().DATABASE_URL ? postgresMigrations : sqliteMigrations;
  const known = new Set(steps.map(({ name }) => name));
  const done = await completedMigrations(payload);
  // Their names begin with their dates.
  const isNewer = (name: string) => name > (steps.at(-1)?.name ?? '');
  const foreign = done.find(
    (name) => name !== 'dev' && !known.has(name) && !(isNewer(name) && name.endsWith(ADDS)),
  );
  if (!foreign) return;
  const why = isNewer(foreign)
    ? `The office's database was written by a newer version (step ${foreign}). Nothing was changed. ` +
      'Start the newer version, or go back as docs/guides/deploy.md says, with the backup from ' +
      'before the upgrade.'
    : `The office's database was written by a version that was never released (step ${foreign}). ` +
      'Nothing was changed. Start that version and take the leads out as CSV, or restore a backup ' +
      'of a release.';
  throw new ForeignDatabase(why);
}
