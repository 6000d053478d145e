import { chmodSync, type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Keeps what is personal from other users of the machine: whatever this process makes from now on is
 * its own user's alone, whatever its umask was, and what lies in a folder already is made so.
 *
 * @returns what could not be, with the system's code: another user's, or on a disk without permissions
 */
export function restrictPermissions(folder: string): { path: string; code: string }[] {
  // Workers share the process's umask, and may not set it.
  if (isMainThread) process.umask(0o077);
  const left: { path: string; code: string }[] = [];
  const tighten = (path: string, wanted: number, mode: number) => {
    if ((mode & 0o077) === 0) return;
    try {
      chmodSync(path, wanted);
    } catch (error) {
      left.push({ path, code: codeOf(error) });
    }
  };
  const tightenIn = (place: string) => {
    for (const entry of entriesOf(place)) {
      const path = join(place, entry.name);
      // What a link leads to is not this folder's.
      if (entry.isDirectory()) {
        tighten(path, FOLDER, modeOf(path));
        tightenIn(path);
      } else if (entry.isFile()) tighten(path, FILE, modeOf(path));
    }
  };
  const found = statSync(folder, { throwIfNoEntry: false });
  // A file that lies in the folder's place is not ours.
  if (!found?.isDirectory()) return left;
  tighten(folder, FOLDER, found.mode);
  tightenIn(folder);
  return left;
}

/** A file may go while the folder is read. */
const modeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.mode ?? FILE;

function entriesOf(place: string): Dirent[] {
  try {
    return readdirSync(place, { withFileTypes: true });
  } catch {
    return [];
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
