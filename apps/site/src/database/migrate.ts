import type { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { stepsToKnow } from './backward-compatible-migrations.ts';
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
    const version = takenSteps(database);
    if (version > steps.length) {
      if (steps.length < requiredSteps(database)) throw new NewerDatabase(version);
      return;
    }
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    if (has(database, 'catalogue')) recordRequiredSteps(database, stepsToKnow(steps));
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
 * Returns how many migrations a database has had. Two of them were changed before the first release: databases of
 * that time are corrected first.
 */
function takenSteps(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA user_version').get();
  const version = Number(row?.user_version ?? 0);
  // The fourth migration created `counts`; today it creates `article_contents`, which is still missing.
  if (version === 4 && has(database, 'counts')) {
    database.exec(migrations[3] ?? '');
    return 5;
  }
  // The fourth migration created `article_contents` without the plain text.
  if (has(database, 'article_contents') && !has(database, 'article_contents', 'text')) {
    database.exec("ALTER TABLE article_contents ADD COLUMN text TEXT NOT NULL DEFAULT ''");
  }
  return version;
}

/** Whether a table, or a column of it, exists. */
const has = (database: DatabaseSync, table: string, column = '%'): boolean =>
  database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name LIKE ?').get(table, column) !==
  undefined;
