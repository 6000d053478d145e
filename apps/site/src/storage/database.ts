import { statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { makeFolder } from '@clinicdee/data-dir/data-folder';
import { EnvironmentError } from '../environment/environment.ts';
import { migrate } from './migrate.ts';

/**
 * Opens `site.sqlite`, and creates or migrates it where needed. A commit is on disk when the statement returns
 * (`synchronous=FULL`), so a lead is durable before the visitor gets an answer.
 *
 * @param dataDir folder of `site.sqlite`, created if missing
 * @throws Error when the folder cannot be written
 * @throws IncompatibleDatabase when another version wrote it and this one would corrupt it
 */
export function openDatabase(dataDir: string): DatabaseSync {
  makeFolder(dataDir);
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'));
  try {
    // `secure_delete` also removes erased data from the file. A log of 16 MB is copied into it a quarter as often as
    // SQLite's 4 MB, while leads wait.
    database.exec(
      `PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
       PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000`,
    );
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the database for a command. One that is missing is not created: the site would not notice its loss any more.
 *
 * @throws EnvironmentError when there is none
 */
export function openExisting(dataDir: string): DatabaseSync {
  const file = path.join(dataDir, 'site.sqlite');
  if (!statSync(file, { throwIfNoEntry: false })?.size)
    throw new EnvironmentError(
      `${file} is missing or empty. Set DATA_DIR to the folder that the site uses, or start the site.`,
    );
  return openDatabase(dataDir);
}

/**
 * Opens a database read-only: with its log, or as an immutable file where the disk allows neither a log nor a lock.
 *
 * @throws Error when the articles can be read in neither mode
 */
export function openToRead(file: string): DatabaseSync {
  const immutable = pathToFileURL(file);
  immutable.searchParams.set('immutable', '1');
  try {
    return openTested(file);
  } catch {
    return openTested(immutable);
  }
}

function openTested(file: string | URL): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('SELECT count(*) FROM articles').get();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Returns an empty database in memory, for reads when none can be opened. */
export function emptyDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  return database;
}
