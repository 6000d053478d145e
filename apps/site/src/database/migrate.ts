import type { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { inTransaction } from './transaction.ts';

/** Thrown for a database of a newer version, which this version would corrupt. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';

  constructor(version: number) {
    super(
      `site.sqlite was written by a newer version of the site (step ${version}; this one knows ` +
        `${migrations.length}). Nothing was changed. Start the newer version, or go back as ` +
        'docs/guides/deploy.md says, with the backup from before the upgrade.',
    );
  }
}

/**
 * Applies the missing migrations. A database with backward compatible migrations of a newer version is left as it is.
 *
 * @param steps the migrations of this version; others in tests
 * @throws NewerDatabase when a newer version has applied incompatible migrations
 */
export function migrate(database: DatabaseSync, steps = migrations): void {
  // The version is read inside the lock, since another process may migrate at the same time.
  inTransaction(database, () => {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (version > steps.length) {
      if (steps.length < requiredSteps(database)) throw new NewerDatabase(version);
      return;
    }
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    recordRequiredSteps(database, stepsToKnow(steps));
  });
}

/** Reads how many migrations a version must know for this database; all when it is not recorded. */
function requiredSteps(database: DatabaseSync): number {
  const row = database.prepare("SELECT value FROM catalogue WHERE key = 'steps_to_know'").get();
  return Number(row?.value ?? Infinity);
}

/** Records the count where it differs, so that a start does not write to an up-to-date database. */
function recordRequiredSteps(database: DatabaseSync, count: number): void {
  if (requiredSteps(database) === count) return;
  database
    .prepare("INSERT OR REPLACE INTO catalogue (key, value) VALUES ('steps_to_know', ?)")
    .run(String(count));
}

/**
 * Backward compatible statements: an earlier version names the columns that it reads and writes, and no migration
 * creates a unique index.
 */
const adding = [
  /^CREATE (?:VIRTUAL )?TABLE /,
  /^(?:CREATE|DROP) INDEX /,
  /^ALTER TABLE \w+ ADD COLUMN (?!.*\bNOT NULL\b(?!.*\bDEFAULT\b))(?!.*\bUNIQUE\b)/s,
];

/** Whether a migration only adds tables, columns or indices. */
const onlyAdds = (step: string): boolean =>
  step
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
    .every((statement) => adding.some((kind) => kind.test(statement)));

/** How many of these migrations a version must know to work with a database that has had all of them. */
export function stepsToKnow(steps: readonly string[]): number {
  const last = steps.findLastIndex((step) => !onlyAdds(step));
  return last + 1;
}
