import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** As much as a lead may take with all that is written beside it, in bytes. */
const LITTLE = 64 * 1024;

/**
 * How the system refuses to write a little into a folder (`ENOSPC`), or to let this user have one of the
 * files in it; undefined when it does not.
 *
 * @param names of files that are written there, whether they are there yet or not
 */
export function accessErrorOf(folder: string, names: readonly string[] = []): string | undefined {
  const file = join(folder, `.probe-${process.pid}`);
  try {
    statSync(folder);
    const descriptor = openSync(file, 'w', 0o600);
    try {
      writeSync(descriptor, Buffer.alloc(LITTLE));
    } finally {
      closeSync(descriptor);
      rmSync(file, { force: true });
    }
    for (const name of names) {
      const path = join(folder, name);
      // Asked, not opened: to close a database's file gives up the locks that this process has on it.
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    }
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}
