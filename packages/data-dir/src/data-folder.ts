/* The data folder of an app: who may use it, whether it can be used, and whether it was used before. */

import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
  chmodSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

/** Enough for one lead and its log entries, in bytes. */
const PROBE_BYTES = 64 * 1024;

/**
 * Creates a folder and its parents, closed to other users. Node's recursive `mkdir` never returns when the system fails
 * with ENOENT, as below /proc.
 *
 * @throws Error when a folder cannot be created
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it in between.
    if (!isFolder(folder)) throw error;
  }
}

/**
 * Creates a folder but not its parent: a data folder whose disk is unmounted must not be recreated.
 *
 * @throws Error when the parent is missing, or the folder cannot be created
 */
export async function makeSubfolder(folder: string): Promise<void> {
  await mkdir(folder).catch((error: unknown) => {
    if (!isFolder(folder)) throw error;
  });
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory();

/**
 * Returns the system error code (`ENOSPC`) of a test write into a folder, or of a missing permission for one
 * of its files; undefined when both succeed.
 *
 * @param names files to check; they need not exist
 */
export function accessErrorOf(folder: string, names: readonly string[] = []): string | undefined {
  const file = join(folder, `.probe-${process.pid}`);
  try {
    statSync(folder);
    const descriptor = openSync(file, 'w', 0o600);
    try {
      writeSync(descriptor, Buffer.alloc(PROBE_BYTES));
    } finally {
      closeSync(descriptor);
      rmSync(file, { force: true });
    }
    for (const name of names) {
      const path = join(folder, name);
      // Not opened: closing a database file would release this process's locks on it.
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    }
    return undefined;
  } catch (error) {
    return errorCode(error);
  }
}

/** Returns the system error code of an error, such as `ENOENT`. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Returns SQLite's primary result code of an error; undefined for other errors. */
export const sqliteCodeOf = (error: unknown): number | undefined =>
  // Extended codes have the primary code in their last byte.
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

/**
 * Protects personal data from other users of the machine: closes the folder to them, and sets the umask, so that new
 * files and folders are private, too.
 *
 * @returns the system error code if the folder could not be closed (another owner, or no permissions on this disk)
 */
export function restrictPermissions(folder: string): string | undefined {
  // Workers share the umask of the process and cannot set it.
  if (isMainThread) process.umask(0o077);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory() || (stats.mode & 0o077) === 0) return undefined;
  try {
    chmodSync(folder, 0o700);
    return undefined;
  } catch (error) {
    return errorCode(error);
  }
}

const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

/** References to open locks: the garbage collector would close them otherwise. */
const locks = new Set<DatabaseSync>();

/** Another process of the same app uses the folder. */
export class InUse extends Error {
  override name = 'InUse';
}

/**
 * Locks a data folder for one process of an app. It is a lock of the operating system: it ends with the process,
 * even after a crash, so no stale lock remains.
 *
 * @returns a function that releases the lock
 * @throws InUse with a readable message when another process has the lock; Error when the folder cannot be used
 */
export function acquireLock(folder: string, app: string): () => void {
  const file = join(folder, `${app}.lock`);
  try {
    return lockFile(file);
  } catch (error) {
    if (sqliteCodeOf(error) === SQLITE_BUSY) {
      throw new InUse(
        `Another process of the ${app} works in ${folder} already. Stop it first, or set DATA_DIR to a folder of its own.`,
      );
    }
    // Nothing is stored in it, and no process can have locked what is not an SQLite file.
    const isReplaced = statSync(file, { throwIfNoEntry: false })?.isDirectory();
    if (sqliteCodeOf(error) !== SQLITE_NOTADB && !isReplaced) throw error;
    rmSync(file, { recursive: true });
    return lockFile(file);
  }
}

function lockFile(file: string): () => void {
  const lock = new DatabaseSync(file);
  try {
    // No journal file: a full disk has no room for one, and nothing is written here.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    // SQLite opens a file of another user read-only, and then locks nothing.
    accessSync(file, constants.W_OK);
  } catch (error) {
    lock.close();
    throw error;
  }
  locks.add(lock);
  return () => {
    locks.delete(lock);
    lock.close();
  };
}

/**
 * Returns the path of the marker file of a database: `site.made`.
 *
 * @param which names the database, in case the app has moved to another one
 */
export const initializedMarker = (folder: string, app: string, which = '') =>
  join(folder, `${app}${which && `.${which}`}.made`);

/**
 * Returns whether an app has created this database before. A missing or empty one is then a data loss, not a
 * first start.
 */
export const isInitialized = (folder: string, app: string, which?: string): boolean =>
  existsSync(initializedMarker(folder, app, which));

/** Records that an app has created its database. @throws Error when the folder cannot be written */
export function markInitialized(folder: string, app: string, which?: string): void {
  const file = initializedMarker(folder, app, which);
  if (existsSync(file)) return;
  const text = `The ${app} has made its database. Where that is missing or empty later on, it is a loss and not a
beginning. To begin anew on purpose, remove this file.
`;
  writeFileSync(file, text, { mode: 0o600 });
}
