import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** What nothing refers to would be closed, and let go of, by the garbage collector. */
const held = new Set<DatabaseSync>();

/** Another process of the same app works in the folder. */
export class InUse extends Error {
  override name = 'InUse';
}

/**
 * Holds a data folder for one process of an app. The hold is a lock of the operating system: it ends
 * with the process, however that ends, so none is ever left behind.
 *
 * @returns what lets go of it
 * @throws InUse in words when another process holds it; Error when the folder cannot be used
 */
export function acquireLock(folder: string, app: string): () => void {
  const lock = new DatabaseSync(join(folder, `${app}.lock`));
  try {
    // In memory: on a full disk there is no room for a journal, and nothing is written here anyway.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new InUse(
      `Another process of the ${app} works in ${folder} already. Stop it first, or set DATA_DIR to a folder of its own.`,
    );
  }
  // Whoever does not let go holds it to the end of the process.
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
