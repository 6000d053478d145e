import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';
import { migrate } from './migrate.ts';

/**
 * Opens the site's one SQLite file, making or migrating it where needed. A commit is on disk when the
 * statement returns (`synchronous=FULL`), which is what a lead's "thank you" stands on. Outbox and
 * catalogue each open it for themselves.
 *
 * @param dataDir folder of `site.sqlite`, made if missing
 * @throws Error when the folder cannot be written
 * @throws NewerDatabase when a newer version has written in it
 */
export function openDatabase(dataDir: string): DatabaseSync {
  makeFolder(dataDir);
  return openFile(path.join(dataDir, 'site.sqlite'));
}

/** The same for a file of another name. */
export function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    // What is erased is gone from the file too, and cannot come back when a damaged one is salvaged.
    database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;
       PRAGMA secure_delete = ON`,
    );
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A database without rows, in memory: what is read where none can be opened. */
export function emptyDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  return database;
}
