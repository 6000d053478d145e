/* Files that are renamed in the data folder, for a person to look at, and how backups take their place. */

import { copyFileSync, existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { isDamaged } from './copy-database.ts';

/** `damaged`: a file that failed its check or has unreadable lines. `gone`: a note that a file was missing. */
type Kind = 'damaged' | 'gone';

const SET_ASIDE =
  /^(\w+)\.(damaged|gone)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.(?:sqlite(?:-\w+)?|journal|txt)$/;

/** Returns the new path of a file that is set aside: `site.damaged-2026-11-25T03-00-00-000Z.sqlite`. */
export function setAsideName(file: string, kind: Kind, extension = parse(file).ext): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const { dir, name } = parse(file);
  return join(dir, `${name}.${kind}-${stamp}${extension}`);
}

/**
 * When the newest existing file of a kind was set aside, in milliseconds since 1970.
 *
 * @param names of the files before, without extension: both apps may share the folder
 */
export function setAsideAt(
  folder: string,
  kind: Kind,
  names: readonly string[],
): number | undefined {
  const times = readdirSync(folder)
    .map((file) => SET_ASIDE.exec(file) ?? [])
    .filter(([, name = '', of]) => of === kind && names.includes(name))
    .map(([, , , hour, minute, second, rest]) =>
      Date.parse(`${hour}:${minute}:${second}.${rest}Z`),
    );
  return times.length > 0 ? Math.max(...times) : undefined;
}

/**
 * Renames a damaged database with its log, which would corrupt the next one. All connections must be closed.
 *
 * @returns the new file name
 */
export function setDatabaseAside(file: string): string {
  const target = setAsideName(file, 'damaged');
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(file + end)) renameSync(file + end, target + end);
  }
  return basename(target);
}

/** @throws Error when a database exists that a backup must not replace: one that is neither damaged nor empty */
export function assertReplaceable(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() && stats.size > 0 && !isDamaged(file))
    throw new Error(`${file} exists and is not damaged`);
}

/** Puts a copy of a backup in the place of a database; what lies there is set aside. */
export function restoreDatabase(backup: string, file: string): void {
  setDatabaseAside(file);
  // Renamed when complete: a running app must not open a partial file.
  copyFileSync(backup, `${file}.restored`);
  renameSync(`${file}.restored`, file);
}
