import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Steps from an empty file to the present shape; a released step is never changed. */
const migrations = [
  `CREATE TABLE outbox (
     id               TEXT PRIMARY KEY,
     reference        TEXT NOT NULL UNIQUE,
     idempotency_key  TEXT NOT NULL,
     fingerprint      TEXT NOT NULL,
     payload          TEXT NOT NULL,
     is_suspected     INTEGER NOT NULL,
     state            TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered')),
     attempts         INTEGER NOT NULL DEFAULT 0,
     last_failure     TEXT,
     received_at      INTEGER NOT NULL,
     next_attempt_at  INTEGER NOT NULL,
     delivered_at     INTEGER,
     UNIQUE (idempotency_key, fingerprint)
   ) STRICT;
   CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'waiting';
   CREATE INDEX outbox_same ON outbox (fingerprint, received_at);`,
  // What visitors allowed, in which words; nothing that says who.
  `CREATE TABLE consents (
     id       INTEGER PRIMARY KEY,
     at       INTEGER NOT NULL,
     version  TEXT NOT NULL,
     wording  TEXT NOT NULL,
     offered  TEXT NOT NULL,
     allowed  TEXT NOT NULL
   ) STRICT;`,
];

/**
 * Opens the site's one SQLite file, making or migrating it where needed. A commit is on disk when the
 * statement returns (`synchronous=FULL`), which is what a lead's "thank you" stands on.
 *
 * @param dataDir folder of `site.sqlite`, made if missing
 * @throws Error when the folder cannot be written
 */
export function openDatabase(dataDir: string): DatabaseSync {
  makeFolder(dataDir);
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  migrate(database);
  return database;
}

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` never returns where the system
 * refuses with ENOENT, as below /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it in between.
    if (!existsSync(folder)) throw error;
  }
}

function migrate(database: DatabaseSync): void {
  // Another process (a command, a second start) may be here too: look again inside the lock.
  database.exec('BEGIN IMMEDIATE');
  try {
    const row = database.prepare('PRAGMA user_version').get();
    const version = Number(row?.user_version ?? 0);
    for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
