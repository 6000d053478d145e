import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

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
  const lock = new DatabaseSync(join(folder, `${app}.lock`));
  try {
    // No journal file: a full disk has no room for one, and nothing is written here.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new InUse(
      `Another process of the ${app} works in ${folder} already. Stop it first, or set DATA_DIR to a folder of its own.`,
    );
  }
  locks.add(lock);
  return () => {
    locks.delete(lock);
    lock.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
