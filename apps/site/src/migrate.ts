import type { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { inTransaction } from './transaction.ts';

/** A database that a newer version of the site has written in: this one would spoil it. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';

  constructor(version: number) {
    super(
      `site.sqlite was written by a newer version of the site (step ${version}; this one knows ` +
        `${migrations.length}). Nothing was changed. Start the newer version, or go back as ` +
        'docs/guides/deploying.md says, with the backup from before the upgrade.',
    );
  }
}

/**
 * Brings a database to the present shape, whichever version made it.
 *
 * @throws NewerDatabase when that version is newer than this one
 */
export function migrate(database: DatabaseSync): void {
  // Another process (a command, a second start) may be here too: look again inside the lock.
  inTransaction(database, () => {
    const version = takenSteps(database);
    if (version > migrations.length) throw new NewerDatabase(version);
    for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
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
