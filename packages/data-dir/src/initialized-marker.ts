import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the path of the marker file: `site.made`. */
export const initializedMarker = (folder: string, app: string) => join(folder, `${app}.made`);

/** The line of a database: `sqlite`, or `postgres` and a digest of its address. */
const DATABASE_LINE = /^(sqlite|postgres [\da-f]+)$/;

/**
 * Returns whether an app has created this database before. A missing or empty one is then a data loss, not a
 * first start. An unreadable marker counts as initialized.
 *
 * @param which identifies the database, in case the app has moved to another one
 */
export function isInitialized(folder: string, app: string, which = 'sqlite'): boolean {
  const file = initializedMarker(folder, app);
  if (!existsSync(file)) return false;
  const databases = databasesIn(file);
  return databases.length === 0 || databases.includes(which);
}

function databasesIn(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => DATABASE_LINE.test(line));
  } catch {
    return [];
  }
}

/** Records that an app has created its database. @throws Error when the folder cannot be written */
export function markInitialized(folder: string, app: string, which = 'sqlite'): void {
  const file = initializedMarker(folder, app);
  const databases = databasesIn(file);
  if (databases.includes(which)) return;
  writeFileSync(file, `${header(app)}${[...databases, which].join('\n')}\n`, { mode: 0o600 });
}

const header = (app: string) =>
  `The ${app} has made its database. Where that is missing or empty later on, it is a loss and not a
beginning. To begin anew on purpose, remove this file.

`;
