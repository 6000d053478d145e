import { renameSync, rmSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { setAsideName } from '@clinicdee/data-dir/set-aside';

export const databaseFile = (dataDir: string) => path.join(dataDir, 'site.sqlite');

/** The folder, database and write-ahead log on which a connection was opened. */
export interface Identity {
  folder: Stats | undefined;
  database: Stats | undefined;
  log: Stats | undefined;
}

/**
 * What has changed. `shorter`: another program ran `VACUUM` or a checkpoint, or truncated a file; the database is
 * reopened in either case.
 */
type Change = 'same' | 'moved' | 'missing' | 'replaced' | 'log-lost' | 'shorter';

/** Reads the identity of the files that are in the data folder now. */
export function readIdentity(dataDir: string): Identity {
  const file = databaseFile(dataDir);
  return { folder: statOf(dataDir), database: statOf(file), log: statOf(`${file}-wal`) };
}

/**
 * Compares the files in the data folder with those that were opened. SQLite itself keeps writing to a file that was
 * moved, deleted or replaced, without an error.
 */
export function changeSince(opened: Identity, dataDir: string): Change {
  const now = readIdentity(dataDir);
  if (!isSame(opened.folder, now.folder)) return 'moved';
  if (!now.database) return 'missing';
  if (!isSame(opened.database, now.database)) return 'replaced';
  if (!isSame(opened.log, now.log)) return 'log-lost';
  if (isShorter(now.database, opened.database) || isShorter(now.log, opened.log)) return 'shorter';
  // The files grow, so a truncation must be compared with their latest size.
  opened.database = now.database;
  opened.log = now.log;
  return 'same';
}

/** Whether the data folder is not the one in which the database was opened. */
export const isOtherFolder = (opened: Identity, dataDir: string): boolean =>
  !isSame(opened.folder, statOf(dataDir));

/** Whether the database in the data folder is the one that was opened. */
export const isSameDatabase = (opened: Identity | undefined, dataDir: string) =>
  opened?.database !== undefined && isSame(opened.database, readIdentity(dataDir).database);

const isShorter = (now: Stats | undefined, before: Stats | undefined) =>
  (now?.size ?? 0) < (before?.size ?? 0);

const isSame = (a: Stats | undefined, b: Stats | undefined) =>
  a?.ino === b?.ino && a?.dev === b?.dev;

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    // Missing or not accessible: in either case it cannot be written.
    return undefined;
  }
}

/** Renames the log of a database that was moved or replaced, if it still lies in the data folder. */
export function setLogAside(opened: Identity, dataDir: string): void {
  if (!opened.log || !isSame(opened.log, readIdentity(dataDir).log)) return;
  const file = databaseFile(dataDir);
  renameSync(`${file}-wal`, `${setAsideName(file, 'gone')}-wal`);
  rmSync(`${file}-shm`, { force: true });
}
