import { chmodSync, renameSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

export const journalFile = (dataDir: string) => path.join(dataDir, 'leads.journal');

/** `damaged`: a file that failed its check or has unreadable lines. `gone`: a note that a file was missing. */
type Kind = 'damaged' | 'gone';

const SET_ASIDE =
  /^(?:site|leads)\.(damaged|gone)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.(?:sqlite|journal|txt)$/;

/** Returns the new path of a file that is set aside: `site.damaged-2026-11-25T03-00-00-000Z.sqlite`. */
export function setAsideName(file: string, kind: Kind, extension = path.extname(file)): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const { dir, name } = path.parse(file);
  return path.join(dir, `${name}.${kind}-${stamp}${extension}`);
}

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

/** When the newest existing file of a kind was set aside, in milliseconds since 1970. */
export async function setAsideAt(dataDir: string, kind: Kind): Promise<number | undefined> {
  const times = (await readdir(dataDir))
    .filter((name) => SET_ASIDE.exec(name)?.[1] === kind)
    .map((name) => Date.parse(name.replace(SET_ASIDE, '$2:$3:$4.$5Z')));
  return times.length > 0 ? Math.max(...times) : undefined;
}
