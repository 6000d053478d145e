import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  initializedMarker,
  markInitialized,
  isInitialized,
} from '@clinicdee/data-dir/initialized-marker';
import { environment } from '../environment/environment.ts';

interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/** Which database it is, so that a move from one to another is no loss; without its password. */
function nameOf({ DATABASE_URL }: Place): string {
  if (!DATABASE_URL) return 'sqlite';
  // The address of a socket, `postgres://office@/office?host=/run/postgresql`, names no host.
  const { host, pathname } = new URL(DATABASE_URL.replace('@/', '@socket/'));
  return `postgres ${createHash('sha256')
    .update(host + pathname)
    .digest('hex')
    .slice(0, 16)}`;
}

const ASIDE = /^office\.damaged-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.sqlite$/;

/**
 * When the last damaged database was set aside that still lies there: what is in use since then may lack
 * rows. In milliseconds since 1970; undefined for never.
 */
export function setAsideAt({ DATA_DIR }: Pick<Place, 'DATA_DIR'>): number | undefined {
  const last = readdirSync(DATA_DIR)
    .filter((name) => ASIDE.test(name))
    .sort()
    .at(-1);
  return last === undefined ? undefined : Date.parse(last.replace(ASIDE, '$1:$2:$3.$4'));
}

/** Where the SQLite file lies. */
export const fileOf = ({ DATA_DIR }: Pick<Place, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'office.sqlite');

/**
 * What tells that the office's SQLite file is gone, in words that say what to do; undefined when it is
 * there, or when there was none yet. Looked at before it is opened, which would make a new one.
 */
export function lostFile(place: Place): string | undefined {
  if (place.DATABASE_URL || !isInitialized(place.DATA_DIR, 'office')) return undefined;
  const size = statSync(fileOf(place), { throwIfNoEntry: false })?.size;
  if (size) return undefined;
  return loss(place, `${fileOf(place)} is ${size === 0 ? 'empty' : 'missing'}, and was not before`);
}

/**
 * What to tell of a write-ahead log that was deleted while the office was down; undefined where none was: its index
 * `-shm` lies there without it. Looked at before the database is opened, which makes both anew.
 */
export function lostLog(place: Place): string | undefined {
  const [log, index] = [`${fileOf(place)}-wal`, `${fileOf(place)}-shm`];
  if (place.DATABASE_URL || existsSync(log) || !existsSync(index)) return undefined;
  return `${log} was deleted. No enquiry is missing; after a crash, what staff changed in the minute before it may be.`;
}

/**
 * Nobody is in the database. That is the first start, unless the office has had it before.
 *
 * @throws Error in words for a database that lost its people
 */
export function refuseEmptied(place: Place = environment()): void {
  if (!isInitialized(place.DATA_DIR, 'office', nameOf(place))) return;
  throw new Error(loss(place, 'The database has no accounts any more, and had some before'));
}

/** Notes that this database has its people. */
export function noteInUse(place: Place = environment()): void {
  markInitialized(place.DATA_DIR, 'office', nameOf(place));
}

const loss = ({ DATA_DIR }: Place, what: string) =>
  `${what}. No new admin is made. A backup is restored by npm run restore -- <folder> --only office; then npm run leads -- --resend --since <date> sends what came since from the site. To begin anew on purpose, remove ${initializedMarker(DATA_DIR, 'office')}.`;

/** Device and number of a file, and its length when it was last looked at. */
interface Seen {
  id: string;
  size: number;
}

/** What was opened at the start, and its log. */
interface Opened {
  file: Seen;
  log: Seen;
  isCut: boolean;
}

/** The server, the start and the routes that Next has built have modules of their own: this they share. */
const shared = globalThis as { clinicdeeOfficeOpened?: Opened };

/** Notes which file was opened. */
export function noteOpened(place: Place = environment()): void {
  delete shared.clinicdeeOfficeOpened;
  if (place.DATABASE_URL) return;
  shared.clinicdeeOfficeOpened = { ...look(place), isCut: false };
}

/**
 * Whether a commit is in the file that lies in the data folder; one on PostgreSQL is the server's. Where the
 * file or its log was deleted, moved or replaced, or the file was cut off, what is committed is found by
 * nobody. Nothing shortens the file of an office at work.
 */
export function isOnDisk(place: Place = environment()): boolean {
  const opened = shared.clinicdeeOfficeOpened;
  if (!opened) return true;
  const now = look(place);
  if (now.file.id !== opened.file.id) return false;
  if (opened.log.id !== NONE && now.log.id !== opened.log.id) return false;
  const isCut = opened.isCut || now.file.size < opened.file.size;
  shared.clinicdeeOfficeOpened = { ...now, isCut };
  return !isCut;
}

/** What is seen of a file that is not there. */
const NONE = 'none';

const look = (place: Place) => ({
  file: seen(fileOf(place)),
  log: seen(`${fileOf(place)}-wal`),
});

function seen(file: string): Seen {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? { id: `${found.dev}:${found.ino}`, size: found.size } : { id: NONE, size: 0 };
}
