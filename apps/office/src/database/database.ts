import { type MigrateUpArgs as PostgresArgs, postgresAdapter } from '@payloadcms/db-postgres';
import { type MigrateUpArgs as SqliteArgs, sqliteAdapter } from '@payloadcms/db-sqlite';
import { mkdirSync } from 'node:fs';
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
import { completeForeignKeys, formerMigrations } from '../migrations/former.ts';
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
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
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
    prodMigrations: guarded<PostgresArgs>(
      postgresMigrations,
      () => Promise.resolve(),
      (step, args) => step.up(args),
    ),
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
    prodMigrations: guarded<SqliteArgs>(sqliteMigrations, completeForeignKeys, (step, args) =>
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
 * foreign database must not be changed. The initial migration carries a database of {@link formerMigrations} over: its
 * tables exist, and Payload records the migration beside the former ones.
 *
 * @param carryOver runs instead of the initial migration on such a database
 * @param run runs a migration atomically
 */
function guarded<Args extends { payload: Payload }>(
  steps: Migration<Args>[],
  carryOver: Migration<Args>['up'],
  run: (step: Migration<Args>, args: Args) => Promise<void>,
): Migration<Args>[] {
  return steps.map((step) => ({
    ...step,
    up: async (args: Args) => {
      await exitIfForeign(args.payload);
      const isCarriedOver = step === steps[0] && (await hasFormerMigrations(args.payload));
      await run(isCarriedOver ? { ...step, up: carryOver } : step, args);
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

/** The names of this version's migrations, and of those that its initial one replaces. */
const migrationNames = () =>
  environment().DATABASE_URL
    ? { own: postgresMigrations.map(({ name }) => name), former: formerMigrations.postgres }
    : { own: sqliteMigrations.map(({ name }) => name), former: formerMigrations.sqlite };

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

/** Whether the former migrations have run: {@link foreignProblem} refuses a database with some of them only. */
async function hasFormerMigrations(payload: Payload): Promise<boolean> {
  const done = await completedMigrations(payload);
  return migrationNames().former.every((name) => done.includes(name));
}

/**
 * Returns why a database cannot be used, with instructions: it is of a version before the former migrations were
 * complete, or has unknown migrations other than backward-compatible ones of a newer version.
 */
export async function foreignProblem(payload: Payload): Promise<string | undefined> {
  const { own, former } = migrationNames();
  const known = new Set([...former, ...own]);
  const done = await completedMigrations(payload);
  // Names begin with a timestamp.
  const isNewer = (name: string) => name > (own.at(-1) ?? '');
  const foreign = done.find(
    (name) => name !== 'dev' && !known.has(name) && !(isNewer(name) && name.endsWith(ADDS)),
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
  const missing = former.filter((name) => !done.includes(name));
  return missing.length > 0 && missing.length < former.length
    ? `The office's database is of an older version (step ${missing[0]} is missing). Nothing was changed. ` +
        'Start commit b4bf9da8 on it once, then this version.'
    : undefined;
}
