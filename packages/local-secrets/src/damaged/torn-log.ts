import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import {
  FRAME,
  FRAME_HEAD,
  isSame,
  lengthIn,
  LOG_HEAD,
  MAGIC,
  type Sum,
  summing,
  VERSION,
} from './log-format.ts';
import { PAGE } from './pages.ts';

/** What was written by the same generation of a log, as the last part of its name. */
export const TORN = '-wal-torn';

interface Frame {
  at: number;
  isCommit: boolean;
  /** Whether it is as it was written, whatever became of those before it. */
  isGood: boolean;
}

interface Log {
  bytes: Buffer;
  salts: Buffer;
  frames: Frame[];
  /** How many of them SQLite believes: all up to the first that is not as it was written. */
  believed: number;
}

/**
 * Whether a database's log has lost what was committed in it. SQLite takes what follows a spoilt page for
 * what a crash cut off, and says nothing: the index beside the log tells how far it had come, and where that
 * is lost, that several commits follow. What a crash really cuts off is one, which nobody was thanked for.
 *
 * @param file the database; nobody may have it open
 */
export function isLogTorn(file: string): boolean {
  // In this order: what is in the index is in the log already.
  const index = read(`${file}-shm`);
  const bytes = read(`${file}-wal`);
  if (!existsSync(file)) return false;
  return existsSync(file + TORN) || lostEnd(index, bytes) !== undefined;
}

/**
 * Writes the log of a database anew, with every page in it that is as it was written, so that SQLite reads
 * on behind the spoilt ones. Between them a page may be missing: what comes of it is to be read row by row
 * into another file. The log as it was lies beside, under a name that ends with {@link TORN}.
 *
 * @param file the database; nobody may have it open
 * @throws Error when there is no room for it; then the log lies as it lay
 */
export function mendLog(file: string): void {
  const index = read(`${file}-shm`);
  const bytes = read(`${file}-wal`);
  const end = lostEnd(index, bytes);
  if (end === undefined || !bytes) return;
  const mended = `${file}-wal-mended`;
  const log = readLog(bytes);
  writeFileSync(mended, log ? written(log, log.frames.slice(0, end)) : '', { mode: 0o600 });
  rmSync(`${file}-shm`, { force: true });
  renameSync(`${file}-wal`, file + TORN);
  renameSync(mended, `${file}-wal`);
}

/** How many frames a log had that SQLite does not believe to the end; undefined where nothing is lost. */
function lostEnd(index: Buffer | undefined, bytes: Buffer | undefined): number | undefined {
  const log = bytes && readLog(bytes);
  const known = index && lengthIn(index);
  const isOfLog = known && (!log || known.salts.equals(log.salts));
  if (isOfLog && known.frames > (log?.believed ?? 0)) return known.frames;
  if (!log) return undefined;
  const rest = log.frames.slice(log.believed);
  return rest.filter(({ isCommit }) => isCommit).length > 1 ? log.frames.length : undefined;
}

/** The frames of a log's last generation; those of earlier ones, behind them, have other salts. */
function readLog(bytes: Buffer): Log | undefined {
  const places = Math.floor((bytes.length - LOG_HEAD) / FRAME);
  const head = headOf(bytes);
  const salts = head?.salts ?? commonSalts(bytes, places);
  if (!salts) return undefined;
  // SQLite writes in the machine's order, which is this one everywhere that Node runs today.
  const sum = summing(head !== undefined && bytes.readUInt32BE(0) % 2 === 1);
  const frames: Frame[] = [];
  let believed = 0;
  let before: Sum | undefined = head?.sum;
  for (let place = 0; place < places; place++) {
    const at = LOG_HEAD + place * FRAME;
    const isOurs = salts.equals(bytes.subarray(at + 8, at + 16));
    const said: Sum = [bytes.readUInt32BE(at + 16), bytes.readUInt32BE(at + 20)];
    const found = before && sum(bytes, at + FRAME_HEAD, PAGE, sum(bytes, at, 8, before));
    // With the head of the log the sum is lost that the first one goes on from.
    const isGood = isOurs && (!found || isSame(found, said));
    frames.push({ at, isGood, isCommit: isOurs && bytes.readUInt32BE(at + 4) > 0 });
    if (head && isGood && believed === place) believed++;
    before = said;
  }
  return { bytes, salts, frames, believed };
}

/** A log of frames that are good, as SQLite would have written it. */
function written({ bytes, salts }: Log, frames: readonly Frame[]): Buffer {
  const good = frames.filter(({ isGood }) => isGood);
  const log = Buffer.alloc(LOG_HEAD + good.length * FRAME);
  const sum = summing(false);
  log.writeUInt32BE(MAGIC, 0);
  log.writeUInt32BE(VERSION, 4);
  log.writeUInt32BE(PAGE, 8);
  salts.copy(log, 16);
  let last = sum(log, 0, 24, [0, 0]);
  write(log, 24, last);
  good.forEach(({ at }, place) => {
    const to = LOG_HEAD + place * FRAME;
    bytes.copy(log, to, at, at + FRAME);
    last = sum(log, to + FRAME_HEAD, PAGE, sum(log, to, 8, last));
    write(log, to + 16, last);
  });
  return log;
}

/** What the head of a log says, where it is as it was written, and its pages are of our size. */
function headOf(bytes: Buffer): { salts: Buffer; sum: Sum } | undefined {
  if (bytes.length < LOG_HEAD || (bytes.readUInt32BE(0) & ~1) >>> 0 !== MAGIC) return undefined;
  if (bytes.readUInt32BE(8) !== PAGE) return undefined;
  const found = summing(bytes.readUInt32BE(0) % 2 === 1)(bytes, 0, 24, [0, 0]);
  const isWhole = isSame(found, [bytes.readUInt32BE(24), bytes.readUInt32BE(28)]);
  return isWhole ? { salts: Buffer.from(bytes.subarray(16, 24)), sum: found } : undefined;
}

/** The salts of a log whose head is lost: those that its first frames have in common. */
function commonSalts(bytes: Buffer, places: number): Buffer | undefined {
  let before: Buffer | undefined;
  for (let place = 0; place < places; place++) {
    const at = LOG_HEAD + place * FRAME + 8;
    const salts = bytes.subarray(at, at + 8);
    if (before?.equals(salts) && salts.some((byte) => byte !== 0)) return Buffer.from(salts);
    before = salts;
  }
  return undefined;
}

function write(bytes: Buffer, at: number, [first, second]: Sum): void {
  bytes.writeUInt32BE(first, at);
  bytes.writeUInt32BE(second, at + 4);
}

function read(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
