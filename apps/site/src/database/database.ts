import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { makeFolder } from '../environment/make-folder.ts';
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
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'));
  try {
    // What is erased is gone from the file too.
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

/**
 * Opens a file to be read alone: with its log, or, where the disk takes neither a log nor a lock, as the file
 * itself lies there.
 *
 * @param asked a question that must be answered for the file to be good
 * @throws Error when it is answered in neither way
 */
export function openToRead(file: string, asked: string): DatabaseSync {
  const asItLies = pathToFileURL(file);
  asItLies.searchParams.set('immutable', '1');
  try {
    return answering(file, asked);
  } catch {
    return answering(asItLies, asked);
  }
}

function answering(file: string | URL, asked: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare(asked).get();
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
