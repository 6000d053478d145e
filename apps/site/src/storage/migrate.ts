import type { DatabaseSync } from 'node:sqlite';
import { INITIAL_MIGRATION, migrations, REQUIRED_MIGRATIONS } from './migrations.ts';
import { inTransaction } from './transaction.ts';

/** Thrown for a database that another version wrote and this one would corrupt. Nothing was changed. */
export class IncompatibleDatabase extends Error {
  override name = 'IncompatibleDatabase';

  constructor(version: number, known: number) {
    super(
      version > known
        ? `site.sqlite was written by a newer version of the site (step ${version}; this one knows ${known}). ` +
            'Nothing was changed. Start the newer version, or go back as docs/guides/deploy.md says, with the ' +
            'backup from before the upgrade.'
        : `site.sqlite was written by an older version of the site (step ${version}). Nothing was changed. ` +
            'Release the commit that docs/guides/upgrade.md names first.',
    );
  }
}

/**
 * Applies the missing migrations. A database with backward compatible migrations of a newer version is left as it is.
 *
 * @param steps the migrations of this version; others in tests
 * @param required how many of them a version must know for the migrated database
 * @throws IncompatibleDatabase when a newer version has applied incompatible migrations, or an older one has not
 *   applied all that the initial migration replaces
 */
export function migrate(
  database: DatabaseSync,
  steps = migrations,
  required = REQUIRED_MIGRATIONS,
): void {
  const known = INITIAL_MIGRATION + steps.length - 1;
  // The version is read inside the lock, since another process may migrate at the same time.
  inTransaction(database, () => {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (version > known) {
      if (known < requiredSteps(database)) throw new IncompatibleDatabase(version, known);
      return;
    }
    if (version > 0 && version < INITIAL_MIGRATION) throw new IncompatibleDatabase(version, known);
    for (const step of steps.slice(version && version - INITIAL_MIGRATION + 1)) database.exec(step);
    database.exec(`PRAGMA user_version = ${known}`);
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
