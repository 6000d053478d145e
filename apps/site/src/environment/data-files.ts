import { chmodSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setAsideName } from '@clinicdee/data-dir/set-aside';

export const journalFile = (dataDir: string) => path.join(dataDir, 'leads.journal');

/** Makes a file writable that was made read-only, and renames a folder that lies in its place. */
export function prepareForWriting(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats && !stats.isFile()) renameSync(file, setAsideName(file, 'damaged'));
  if (!stats?.isFile() || (stats.mode & 0o600) === 0o600) return;
  try {
    chmodSync(file, 0o600);
  } catch {
    // It belongs to another user: opening it fails, which is reported.
  }
}
