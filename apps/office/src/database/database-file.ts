import { readdirSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializedMarker, markInitialized, isInitialized } from '@clinicdee/data-dir/data-folder';
import { environment } from '../environment/environment.ts';

interface Location {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

const DAMAGED_FILE = /^office\.damaged-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.sqlite$/;

/**
 * Returns when the newest damaged database file in `DATA_DIR` was set aside, in milliseconds since 1970, or undefined.
 * The recovered database may lack rows.
 */
export function damagedAt({ DATA_DIR }: Pick<Location, 'DATA_DIR'>): number | undefined {
  const last = readdirSync(DATA_DIR)
    .filter((name) => DAMAGED_FILE.test(name))
    .sort()
    .at(-1);
  return last === undefined ? undefined : Date.parse(last.replace(DAMAGED_FILE, '$1:$2:$3.$4'));
}

/** Returns the path of the SQLite file. */
export const fileOf = ({ DATA_DIR }: Pick<Location, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'office.sqlite');

/**
 * Returns an error message with instructions when the SQLite file is missing, empty or a folder; undefined when it exists
 * or was never created. Must run before the database is opened, which would create a new file.
 */
export function lostFile(location: Location): string | undefined {
  if (location.DATABASE_URL || !isInitialized(location.DATA_DIR, 'office')) return undefined;
  const stats = statSync(fileOf(location), { throwIfNoEntry: false });
  if (stats?.isFile() && stats.size > 0) return undefined;
  const state = stats?.isFile() ? 'empty' : stats ? 'a folder' : 'missing';
  return loss(location, `${fileOf(location)} is ${state}, although there was a database`);
}

/**
 * Called for a database without accounts: allows the first start.
 *
 * @throws Error with instructions when this database had accounts before
 */
export function refuseEmptied(location: Location = environment()): void {
  if (!isInitialized(location.DATA_DIR, 'office')) return;
  throw new Error(loss(location, 'The database has no accounts any more, and had some before'));
}

/** Marks this database as one with accounts. */
export function markInUse(location: Location = environment()): void {
  markInitialized(location.DATA_DIR, 'office');
}

const loss = (location: Location, what: string) =>
  `${what}. No new admin is created. Restore a backup with npm run restore -- <folder> --only office; then npm run leads -- --resend --since <date> sends newer leads from the site again. To start with an empty database, delete ${initializedMarker(location.DATA_DIR, 'office')}.`;

/** In `DATA_DIR` after a restore; the next start writes it to the audit log. */
export const RESTORED_FILE = 'restored.txt';

/** Notes a restore for the audit log of the restored database. */
export function noteRestore(source: string): void {
  const text = `${new Date().toISOString()} ${source}`;
  writeFileSync(join(environment().DATA_DIR, RESTORED_FILE), text, { mode: 0o600 });
}

/** Shared through `globalThis`: the server and Next's bundles have separate module instances. */
const shared = globalThis as { clinicdeeOfficeOpened?: Stats | undefined };

/** Remembers which file was opened. */
export function rememberOpened(location: Location = environment()): void {
  shared.clinicdeeOfficeOpened = location.DATABASE_URL ? undefined : statSync(fileOf(location));
}

/**
 * Whether commits reach the file in the data folder; always true with PostgreSQL. False when it was deleted, moved,
 * replaced or truncated: a running office never shrinks it. Its log may go: each lead is checkpointed into the file
 * before it is acknowledged.
 */
export function isOnDisk(location: Location = environment()): boolean {
  const opened = shared.clinicdeeOfficeOpened;
  if (!opened) return true;
  const now = statSync(fileOf(location), { throwIfNoEntry: false });
  return now?.dev === opened.dev && now.ino === opened.ino && now.size >= opened.size;
}
