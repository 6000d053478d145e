import type { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { stepsToKnow } from './backward-compatible-migrations.ts';
import { inTransaction } from './transaction.ts';

/** A database that a newer version of the site has written in: this one would spoil it. */
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
 * Brings a database to the present shape, whichever version made it. One that a newer version has given
 * more is left as it is.
 *
 * @param steps of this version; others in tests
 * @throws NewerDatabase when a newer version has changed what this one knows
 */
export function migrate(database: DatabaseSync, steps = migrations): void {
  // Another process (a command, a second start) may be here too: look again inside the lock.
  inTransaction(database, () => {
    const version = takenSteps(database);
    if (version > steps.length) {
      if (steps.length < knownBy(database)) throw new NewerDatabase(version);
      return;
    }
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    if (has(database, 'catalogue')) note(database, stepsToKnow(steps));
  });
}

/** How many steps a version has to know for this database; where no version has said so, all. */
function knownBy(database: DatabaseSync): number {
  const row = database.prepare("SELECT value FROM catalogue WHERE key = 'steps_to_know'").get();
  return Number(row?.value ?? Infinity);
}

/** Written where it is another one: a start writes nothing else into a database that is as it should be. */
function note(database: DatabaseSync, count: number): void {
  if (knownBy(database) === count) return;
  database
    .prepare("INSERT OR REPLACE INTO catalogue (key, value) VALUES ('steps_to_know', ?)")
    .run(String(count));
}

/**
 * How many steps a database has taken. Before the first release two were once written otherwise than
 * they are now: databases of that time are put right first.
 */
function takenSteps(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA user_version').get();
  const version = Number(row?.user_version ?? 0);
  // The fourth step made the counts; the articles' contents, which it makes now, are still to come.
  if (version === 4 && has(database, 'counts')) {
    database.exec(migrations[3] ?? '');
    return 5;
  }
  // The fourth step made the contents without their plain text.
  if (has(database, 'article_contents') && !has(database, 'article_contents', 'text')) {
    database.exec("ALTER TABLE article_contents ADD COLUMN text TEXT NOT NULL DEFAULT ''");
  }
  return version;
}

/** Whether there is such a table, or such a column of it. */
const has = (database: DatabaseSync, table: string, column = '%'): boolean =>
  database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name LIKE ?').get(table, column) !==
  undefined;
