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

/** Enough for one lead and its log entries, in bytes. */
const PROBE_BYTES = 64 * 1024;

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
