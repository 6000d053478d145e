import { chmodSync, type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { errorCode } from './access-error.ts';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Protects personal data from other users of the machine: sets the umask, so that new files are private, and
 * tightens the permissions of existing files in a folder.
 *
 * @returns files that could not be changed, with the system error code (another owner, or no permissions on this disk)
 */
export function restrictPermissions(folder: string): { path: string; code: string }[] {
  // Workers share the umask of the process and cannot set it.
  if (isMainThread) process.umask(0o077);
  const failures: { path: string; code: string }[] = [];
  const tighten = (path: string, wanted: number, mode: number) => {
    if ((mode & 0o077) === 0) return;
    try {
      chmodSync(path, wanted);
    } catch (error) {
      failures.push({ path, code: errorCode(error) });
    }
  };
  const tightenIn = (directory: string) => {
    for (const entry of entriesOf(directory)) {
      const path = join(directory, entry.name);
      // Symbolic links are skipped: their targets are outside this folder.
      if (entry.isDirectory()) {
        tighten(path, FOLDER, modeOf(path));
        tightenIn(path);
      } else if (entry.isFile()) tighten(path, FILE, modeOf(path));
    }
  };
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return failures;
  tighten(folder, FOLDER, stats.mode);
  tightenIn(folder);
  return failures;
}

/** A file may be deleted while the folder is read. */
const modeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.mode ?? FILE;

function entriesOf(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}
