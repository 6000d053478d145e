import { createHash } from 'node:crypto';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializedMarker, markInitialized, isInitialized } from '@clinicdee/data-dir/data-folder';
import { environment } from '../environment/environment.ts';

interface Location {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/** Identifies the database without its password, so that switching databases does not count as a loss. */
function nameOf({ DATABASE_URL }: Location): string {
  if (!DATABASE_URL) return '';
  // The address of a Unix socket, `postgres://office@/office?host=/run/postgresql`, has no host.
  const { host, pathname } = new URL(DATABASE_URL.replace('@/', '@socket/'));
  return `postgres-${createHash('sha256')
    .update(host + pathname)
    .digest('hex')
    .slice(0, 16)}`;
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
 * Returns a warning when the write-ahead log was deleted while the office was down: its index `-shm` exists without it.
 * Must run before the database is opened, which creates both.
 */
export function lostLog(location: Location): string | undefined {
  const log = `${fileOf(location)}-wal`;
  const index = `${fileOf(location)}-shm`;
  if (location.DATABASE_URL || existsSync(log) || !existsSync(index)) return undefined;
  return `${log} was deleted. No enquiry is missing; after a crash, what staff changed in the minute before it may be.`;
}

/**
 * Called for a database without accounts: allows the first start.
 *
 * @throws Error with instructions when this database had accounts before
 */
export function refuseEmptied(location: Location = environment()): void {
  if (!isInitialized(location.DATA_DIR, 'office', nameOf(location))) return;
  throw new Error(loss(location, 'The database has no accounts any more, and had some before'));
}

/** Marks this database as one with accounts. */
export function markInUse(location: Location = environment()): void {
  markInitialized(location.DATA_DIR, 'office', nameOf(location));
}

const loss = (location: Location, what: string) =>
  `${what}. No new admin is created. Restore a backup with npm run restore -- <folder> --only office; then npm run leads -- --resend --since <date> sends newer leads from the site again. To start with an empty database, delete ${initializedMarker(location.DATA_DIR, 'office', nameOf(location))}.`;

/** Erasures and withdrawals in `DATA_DIR`, which survive a restore of the database. */
export const EVENT_FILE = 'privacy-events.jsonl';

/** In `DATA_DIR` after a restore; the next start writes it to the audit log. */
export const RESTORED_FILE = 'restored.txt';

/** Notes a restore for the audit log of the restored database. */
export function noteRestore(source: string): void {
  const text = `${new Date().toISOString()} ${source}`;
  writeFileSync(join(environment().DATA_DIR, RESTORED_FILE), text, { mode: 0o600 });
}

/** Device and inode of a file, and its size in bytes. */
interface FileState {
  id: string;
  size: number;
}

/** The database file opened at the start, and its log. */
interface Opened {
  file: FileState;
  log: FileState;
  isTruncated: boolean;
}

/** Shared through `globalThis`: the server and Next's bundles have separate module instances. */
const shared = globalThis as { clinicdeeOfficeOpened?: Opened };

/** Remembers which file was opened. */
export function rememberOpened(location: Location = environment()): void {
  delete shared.clinicdeeOfficeOpened;
  if (location.DATABASE_URL) return;
  shared.clinicdeeOfficeOpened = { ...filesOf(location), isTruncated: false };
}

/**
 * Whether commits reach the file in the data folder; always true with PostgreSQL. False when the file or its log was
 * deleted, moved or replaced, or the file was truncated: a running office never shrinks its file.
 */
export function isOnDisk(location: Location = environment()): boolean {
  const opened = shared.clinicdeeOfficeOpened;
  if (!opened) return true;
  const now = filesOf(location);
  if (now.file.id !== opened.file.id) return false;
  if (opened.log.id !== NONE && now.log.id !== opened.log.id) return false;
  const isTruncated = opened.isTruncated || now.file.size < opened.file.size;
  shared.clinicdeeOfficeOpened = { ...now, isTruncated };
  return !isTruncated;
}

/** Id of a missing file. */
const NONE = 'none';

const filesOf = (location: Location) => ({
  file: stateOf(fileOf(location)),
  log: stateOf(`${fileOf(location)}-wal`),
});

function stateOf(file: string): FileState {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? { id: `${stats.dev}:${stats.ino}`, size: stats.size } : { id: NONE, size: 0 };
}
