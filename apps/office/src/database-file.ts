import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { madeFile, noteMade, wasMade } from '@clinicdee/local-secrets/made-before';
import { environment } from './environment.ts';

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

const DAMAGED = /^office\.damaged-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.sqlite$/;

/**
 * When a damaged file was last set aside that still lies there: what is in use since then may lack rows.
 * In milliseconds since 1970; undefined for never.
 */
export function setAsideAt({ DATA_DIR }: Pick<Place, 'DATA_DIR'>): number | undefined {
  const times = readdirSync(DATA_DIR)
    .filter((name) => DAMAGED.test(name))
    .map((name) => Date.parse(name.replace(DAMAGED, '$1:$2:$3.$4')));
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Where the SQLite file lies. */
export const fileOf = ({ DATA_DIR }: Pick<Place, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'office.sqlite');

/**
 * What tells that the office's SQLite file is gone, in words that say what to do; undefined when it is
 * there, or when there was none yet. Looked at before it is opened, which would make a new one.
 */
export function lostFile(place: Place): string | undefined {
  if (place.DATABASE_URL || !wasMade(place.DATA_DIR, 'office')) return undefined;
  const size = statSync(fileOf(place), { throwIfNoEntry: false })?.size;
  if (size) return undefined;
  return loss(place, `${fileOf(place)} is ${size === 0 ? 'empty' : 'missing'}, and was not before`);
}

/**
 * Nobody is in the database. That is the first start, unless the office has had it before.
 *
 * @throws Error in words for a database that lost its people
 */
export function refuseEmptied(place: Place = environment()): void {
  if (!wasMade(place.DATA_DIR, 'office', nameOf(place))) return;
  throw new Error(loss(place, 'The database has no accounts any more, and had some before'));
}

/** Notes that this database has its people. */
export function noteInUse(place: Place = environment()): void {
  noteMade(place.DATA_DIR, 'office', nameOf(place));
}

const loss = ({ DATA_DIR }: Place, what: string) =>
  `${what}. No new admin is made. Restore a backup (npm run restore). To begin anew on purpose, remove ${madeFile(DATA_DIR, 'office')}.`;

/** Device and number of a file, and its length when it was last looked at. */
interface Seen {
  id: string;
  size: number;
}

/** What was opened at the start, and its log, which may be another one after each commit. */
interface Opened {
  file: Seen;
  log: Seen;
  isCut: boolean;
}

/**
 * The server, the start and the routes that Next has built have modules of their own: what one of them
 * learns of the file, all must know.
 */
const shared = globalThis as { clinicdeeOfficeOpened?: Opened; clinicdeeOfficeDamage?: number };

/** Notes which file was opened. */
export function noteOpened(place: Place = environment()): void {
  const file = fileOf(place);
  delete shared.clinicdeeOfficeOpened;
  if (place.DATABASE_URL) return;
  shared.clinicdeeOfficeOpened = { file: seen(file), log: seen(`${file}-wal`), isCut: false };
}

/**
 * Whether a commit is in the file that lies in the data folder; one on PostgreSQL is the server's. SQLite
 * shortens neither the file nor a log: what did has cut off what was committed, and goes on to be committed
 * behind it, where nobody finds it.
 */
export function isOnDisk(place: Place = environment()): boolean {
  const opened = shared.clinicdeeOfficeOpened;
  if (!opened) return true;
  const now = { file: seen(fileOf(place)), log: seen(`${fileOf(place)}-wal`) };
  if (now.file.id !== opened.file.id) return false;
  const isCut = isShorter(now.file, opened.file) || isShorter(now.log, opened.log);
  shared.clinicdeeOfficeOpened = { ...now, isCut: opened.isCut || isCut };
  return !opened.isCut && !isCut;
}

const isShorter = (now: Seen, before: Seen) => now.id === before.id && now.size < before.size;

function seen(file: string): Seen {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? { id: `${found.dev}:${found.ino}`, size: found.size } : { id: 'none', size: 0 };
}

/** Notes that the file is damaged, or is no more. */
export function noteDamage(isDamaged: boolean): void {
  if (!isDamaged) delete shared.clinicdeeOfficeDamage;
  else shared.clinicdeeOfficeDamage ??= Date.now();
}

/** Since when the file is known to be damaged, in milliseconds since 1970; undefined while it is whole. */
export const damagedSince = (): number | undefined => shared.clinicdeeOfficeDamage;
