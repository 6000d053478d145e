import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** As much as a lead may take with all that is written beside it, in bytes. */
const LITTLE = 64 * 1024;

/** How the system refuses to write a little into a folder (`ENOSPC`); undefined when it does not. */
export function refusalOf(folder: string): string | undefined {
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
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}
