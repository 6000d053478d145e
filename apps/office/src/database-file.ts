import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isFileCut, isLogCut } from '@clinicdee/local-secrets/damaged/cut-off';
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

/** What lies beside the database under a name with its time: a damaged file, or what one held that was taken away. */
type Aside = 'damaged' | 'rescued';

const ASIDE = /^office\.(\w+)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.sqlite$/;

/** The names of such files, the oldest first. */
const asideIn = ({ DATA_DIR }: Pick<Place, 'DATA_DIR'>, kind: Aside): string[] =>
  readdirSync(DATA_DIR)
    .filter((name) => ASIDE.exec(name)?.[1] === kind)
    .sort();

/**
 * When the last of them was put there that still lies there: what is in use since then may lack rows. In
 * milliseconds since 1970; undefined for never.
 */
export function setAsideAt(
  place: Pick<Place, 'DATA_DIR'>,
  kind: Aside = 'damaged',
): number | undefined {
  const last = asideIn(place, kind).at(-1);
  return last === undefined ? undefined : Date.parse(last.replace(ASIDE, '$2:$3:$4.$5'));
}

/** Where what a database holds is written that was taken away. @param at an ISO date */
export const rescueFile = ({ DATA_DIR }: Pick<Place, 'DATA_DIR'>, at: string): string =>
  join(DATA_DIR, `office.rescued-${at.replaceAll(/[:.]/g, '-')}.sqlite`);

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
  const what = `${fileOf(place)} is ${size === 0 ? 'empty' : 'missing'}, and was not before`;
  const rescued = asideIn(place, 'rescued').at(-1);
  const held = rescued && `What it held is in ${rescued}: rename that to office.sqlite`;
  return loss(place, held ? `${what}. ${held}` : what);
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
  `${what}. No new admin is made. A backup is restored by npm run restore. To begin anew on purpose, remove ${madeFile(DATA_DIR, 'office')}.`;

/** What is seen of a file that is not there. */
const NONE = 'none';

/** Device and number of a file, and its length when it was last looked at. */
interface Seen {
  id: string;
  size: number;
}

/** What was opened at the start, and its log. */
interface Opened {
  folder: string;
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
  const folder = seen(place.DATA_DIR).id;
  shared.clinicdeeOfficeOpened = {
    folder,
    file: seen(file),
    log: seen(`${file}-wal`),
    isCut: false,
  };
}

/**
 * Whether the file that was opened was taken out of its folder, by deleting, moving or replacing it: what
 * it holds is in no file that has its name. Where the folder is another one nothing of ours is to be put
 * there.
 */
export function isTakenAway(place: Place = environment()): boolean {
  const opened = shared.clinicdeeOfficeOpened;
  if (opened?.folder !== seen(place.DATA_DIR).id) return false;
  return seen(fileOf(place)).id !== opened.file.id;
}

/** What SQLite keeps beside a database that is open. */
const besides = ['-wal', '-shm'];

/**
 * Moves aside what SQLite keeps beside a file that was taken away, under the name of what was rescued: it
 * would be played back into whatever is put in that file's place. Whose connection is open goes on with it.
 */
export function setLogAside(rescued: string, place: Place = environment()): void {
  const file = fileOf(place);
  if (seen(`${file}-wal`).id !== shared.clinicdeeOfficeOpened?.log.id) return;
  for (const end of besides) renameIfThere(file + end, rescued + end);
}

/**
 * Puts it back when the very file lies there again.
 *
 * @returns whether all is as it was; not so while another file lies there, or something of another
 */
export function bringLogBack(rescued: string, place: Place = environment()): boolean {
  const file = fileOf(place);
  const opened = shared.clinicdeeOfficeOpened;
  if (opened?.file.id !== seen(file).id) return false;
  if (existsSync(`${rescued}-wal`)) {
    if (existsSync(`${file}-wal`)) return false;
    for (const end of besides) renameIfThere(rescued + end, file + end);
  }
  return seen(`${file}-wal`).id === opened.log.id;
}

function renameIfThere(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}

/**
 * Whether a commit is in the file that lies in the data folder; one on PostgreSQL is the server's. Where the
 * file or its log was cut off, what was committed there is gone, and what follows is committed behind it,
 * where nobody finds it.
 */
export function isOnDisk(place: Place = environment()): boolean {
  const opened = shared.clinicdeeOfficeOpened;
  if (!opened) return true;
  const now = { file: seen(fileOf(place)), log: seen(`${fileOf(place)}-wal`) };
  if (now.file.id !== opened.file.id) return false;
  if (isOtherLog(now.log, opened.log)) return false;
  const isCut =
    (isShorter(now.file, opened.file) && isFileCut(fileOf(place))) ||
    (isShorter(now.log, opened.log) && isLogCut(fileOf(place)));
  shared.clinicdeeOfficeOpened = { ...opened, ...now, isCut: opened.isCut || isCut };
  return !opened.isCut && !isCut;
}

/**
 * Whether the log of the file that was opened was deleted, while the file lies there: what is committed goes
 * into a log that nobody finds. There is one connection from the start to the end, which keeps its log.
 */
export function isLogLost(place: Place = environment()): boolean {
  const opened = shared.clinicdeeOfficeOpened;
  if (opened?.file.id !== seen(fileOf(place)).id) return false;
  return isOtherLog(seen(`${fileOf(place)}-wal`), opened.log);
}

const isOtherLog = (now: Seen, before: Seen) => before.id !== NONE && now.id !== before.id;

const isShorter = (now: Seen, before: Seen) => now.id === before.id && now.size < before.size;

function seen(file: string): Seen {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? { id: `${found.dev}:${found.ino}`, size: found.size } : { id: NONE, size: 0 };
}

/** Notes that the file is damaged, or is no more. */
export function noteDamage(isDamaged: boolean): void {
  if (!isDamaged) delete shared.clinicdeeOfficeDamage;
  else shared.clinicdeeOfficeDamage ??= Date.now();
}

/** Since when the file is known to be damaged, in milliseconds since 1970; undefined while it is whole. */
export const damagedSince = (): number | undefined => shared.clinicdeeOfficeDamage;
