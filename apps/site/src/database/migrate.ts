import type { DatabaseSync } from 'node:sqlite';
import { migrations, REQUIRED_MIGRATIONS } from './migrations.ts';
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
 * @param required how many of them a version must know for the migrated database
 * @throws NewerDatabase when a newer version has applied incompatible migrations
 */
export function migrate(
  database: DatabaseSync,
  steps = migrations,
  required = REQUIRED_MIGRATIONS,
): void {
  // The version is read inside the lock, since another process may migrate at the same time.
  inTransaction(database, () => {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (version > steps.length) {
      if (steps.length < requiredSteps(database)) throw new NewerDatabase(version);
      return;
    }
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    recordRequiredSteps(database, required);
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
