import { type MigrateUpArgs as PostgresArgs, postgresAdapter } from '@payloadcms/db-postgres';
import { type MigrateUpArgs as SqliteArgs, sqliteAdapter } from '@payloadcms/db-sqlite';
import { makeFolder } from '@clinicdee/data-dir/data-folder';
import { join, resolve } from 'node:path';
import type { DatabaseAdapterObj, Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { environment } from '../environment/environment.ts';
import { causesOf, codeOf } from '../errors/causes.ts';
import { reportFailedCommits } from '../payload-patches/failed-commits.ts';
import { saveOptimistically } from '../payload-patches/optimistic-saves.ts';
import { writeOnlySessions } from '../payload-patches/sessions.ts';
import { searchLiterally } from '../payload-patches/literal-search.ts';
import { BUSY_TIMEOUT_MS } from '../payload-patches/sqlite-pragmas.ts';
import { migrateInTransaction } from '../payload-patches/migration-transaction.ts';
import { migrations as postgresMigrations } from '../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts';

const SOURCES = resolve(process.cwd(), 'src/migrations');

/** Patches of both adapters. */
const patches = [searchLiterally, saveOptimistically, writeOnlySessions];

/** Returns Payload's database adapter: PostgreSQL when `DATABASE_URL` is set, otherwise SQLite. */
export function database() {
  const { DATABASE_URL, DATA_DIR } = environment();
  // Needed with PostgreSQL too; it is missing when all secrets come from the environment.
  if (process.env.NEXT_PHASE !== 'phase-production-build') {
    makeFolder(DATA_DIR);
  }
  return DATABASE_URL
    ? patched(postgres(DATABASE_URL), reportFailedCommits, ...patches)
    : patched(sqlite(), ...patches);
}

/** Patches an adapter when Payload opens it. */
function patched<Adapter>(
  database: DatabaseAdapterObj<Adapter>,
  ...patches: ((adapter: Adapter) => void)[]
): DatabaseAdapterObj<Adapter> {
  return {
    ...database,
    init: (args) => {
      const adapter = database.init(args);
      for (const patch of patches) patch(adapter);
      return adapter;
    },
  };
}

function postgres(connectionString: string) {
  return postgresAdapter({
    pool: { connectionString },
    blocksAsJSON: true,
    push: false,
    migrationDir: join(SOURCES, 'postgres'),
    prodMigrations: guarded<PostgresArgs>(postgresMigrations, (step, args) => step.up(args)),
  });
}

function sqlite() {
  const { DATA_DIR } = environment();
  return sqliteAdapter({
    client: { url: `file:${join(DATA_DIR, 'office.sqlite')}` },
    // A lead is acknowledged only once it is on disk. No `transactionOptions`: with them this driver lost
    // acknowledged rows.
    wal: { synchronous: 'FULL' },
    busyTimeout: BUSY_TIMEOUT_MS,
    // Ids in alerts must never be reused for another person.
    autoIncrement: true,
    // A new section or field of a page needs no migration.
    blocksAsJSON: true,
    push: false,
    migrationDir: join(SOURCES, 'sqlite'),
    prodMigrations: guarded<SqliteArgs>(sqliteMigrations, (step, args) =>
      migrateInTransaction(args.db, step.name, () => step.up(args)),
    ),
  });
}

/** A migration of either database. */
interface Migration<Args> {
  name: string;
  up: (args: Args) => Promise<void>;
  down: (args: Args) => Promise<void>;
}

/** Exit code for an error that a restart does not resolve (sysexits.h). */
const CONFIG = 78;

/**
 * Wraps migrations so that each first checks for migrations of other versions: Payload runs them before `onInit`, and a
 * foreign database must not be changed.
 *
 * @param run runs a migration atomically
 */
function guarded<Args extends { payload: Payload }>(
  steps: Migration<Args>[],
  run: (step: Migration<Args>, args: Args) => Promise<void>,
): Migration<Args>[] {
  return steps.map((step) => ({
    ...step,
    up: async (args: Args) => {
      await exitIfForeign(args.payload);
      await run(step, args);
    },
  }));
}

/** Suffix of backward-compatible migrations: earlier versions work after them (`test/migrations.test.ts`). */
const ADDS = '_adds';

/**
 * Exits with a message for a database that cannot be used. Thrown through Payload and Next, an error would be a stack
 * trace with an exit code that causes restarts.
 */
export async function exitIfForeign(payload: Payload): Promise<void> {
  const problem = await foreignProblem(payload);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(CONFIG);
}

/** Returns the migrations that have run on the database, newest first; none before the first, which makes their table. */
async function completedMigrations(payload: Payload): Promise<string[]> {
  try {
    const docs = await recordsOf(payload).find('payload-migrations', {}, { sort: '-name' });
    return docs.flatMap(({ name }) => name ?? []);
  } catch (error) {
    if (causesOf(error).some(isMissingTable)) return [];
    throw error;
  }
}

const isMissingTable = (error: Error): boolean =>
  codeOf(error) === '42P01' || error.message.startsWith('SQLITE_ERROR: no such table');

/**
 * Returns why a database cannot be used, with instructions: it is of a version before the initial migration, or has
 * unknown migrations other than backward-compatible ones of a newer version. Those that the initial one replaced may
 * stand beside it.
 */
export async function foreignProblem(payload: Payload): Promise<string | undefined> {
  const migrations = environment().DATABASE_URL ? postgresMigrations : sqliteMigrations;
  const own = migrations.map(({ name }) => name);
  const initial = own[0] ?? '';
  const done = (await completedMigrations(payload)).filter((name) => name !== 'dev');
  // Names begin with a timestamp.
  const isNewer = (name: string) => name > (own.at(-1) ?? '');
  const foreign = done.find(
    (name) => name > initial && !own.includes(name) && !(isNewer(name) && name.endsWith(ADDS)),
  );
  if (foreign && isNewer(foreign))
    return (
      `The office's database was written by a newer version (step ${foreign}). Nothing was changed. ` +
      'Start the newer version, or go back as docs/guides/deploy.md says, with the backup from before the upgrade.'
    );
  if (foreign)
    return (
      `The office's database was written by a version that was never released (step ${foreign}). Nothing was changed. ` +
      'Start that version and take the leads out as CSV, or restore a backup of a release.'
    );
  return done.length > 0 && !done.includes(initial)
    ? "The office's database is of an older version. Nothing was changed. " +
        'Start the release of commit 39f2ccbb once, then this one.'
    : undefined;
}
