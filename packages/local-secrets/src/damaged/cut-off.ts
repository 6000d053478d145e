import { fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { FRAME, INDEX_HEAD, lengthIn, LOG_HEAD } from './log-format.ts';

/** Bytes of the head of a database, and where in it a page's size and how many there are is said. */
const [HEAD, PAGE_SIZE, PAGE_COUNT] = [100, 16, 28];
/** Between two looks at an index another process may have begun the log anew; not between all of these. */
const LOOKS = 3;

/**
 * Whether a database's file is shorter than it says it is. Shorter than it was it may be for a good reason:
 * `VACUUM`, by whatever program.
 */
export function isFileCut(file: string): boolean {
  const head = beginningOf(file, HEAD);
  if (head.length < HEAD) return true;
  const size = head.readUInt16BE(PAGE_SIZE);
  // What does not fit into two bytes is written as 1.
  return head.readUInt32BE(PAGE_COUNT) * (size === 1 ? 65_536 : size) > sizeOf(file);
}

/**
 * Whether a database's write-ahead log is shorter than what is committed in it, by the index beside it.
 * Shorter than it was it may be for a good reason: once all of it is in the file SQLite shortens it, to
 * `journal_size_limit` or for `wal_checkpoint(TRUNCATE)`, by whatever program.
 *
 * @param file the database, which may be open
 */
export function isLogCut(file: string): boolean {
  for (let look = 0; look < LOOKS; look++) {
    // In this order: what is in the index is in the log already.
    const known = lengthIn(beginningOf(`${file}-shm`, 2 * INDEX_HEAD));
    const size = sizeOf(`${file}-wal`);
    if (known && size >= (known.frames && LOG_HEAD + known.frames * FRAME)) return false;
  }
  return true;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * What was looked into, by device and number. Nothing of it is ever closed: a process that closes any of its
 * descriptors of a file lets go of every lock that it has on it, SQLite's among them, and another program
 * would take the log away from under it (https://sqlite.org/howtocorrupt.html, 2.2).
 */
const opened = new Map<string, number>();

/** The first bytes of a file, as many as there are. */
function beginningOf(file: string, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  try {
    const descriptor = opened.get(nameOf(statSync(file))) ?? openSync(file, 'r');
    opened.set(nameOf(fstatSync(descriptor)), descriptor);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, 0));
  } catch {
    // Not there, or not to be read.
    return bytes.subarray(0, 0);
  }
}

const nameOf = ({ dev, ino }: Stats) => `${dev}:${ino}`;
