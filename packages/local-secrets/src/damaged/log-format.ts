import { PAGE } from './pages.ts';

/** https://sqlite.org/fileformat2.html#the_write_ahead_log: before all pages, and before each. */
export const LOG_HEAD = 32;
export const FRAME_HEAD = 24;
export const FRAME = FRAME_HEAD + PAGE;
/** The lowest bit says in which order of bytes sums are made: this one is little-endian. */
export const MAGIC = 0x377f0682;
export const VERSION = 3_007_000;
/** https://sqlite.org/walformat.html: the head of the index beside a log, twice, and what is in it. */
export const INDEX_HEAD = 48;
const INDEX_SUMMED = 40;

/** Two numbers that a sum over words is made of. */
export type Sum = readonly [number, number];

/** How many frames the index beside a log knows of; nothing where it is not whole. */
export function lengthIn(index: Buffer): { frames: number; salts: Buffer } | undefined {
  if (index.length < 2 * INDEX_HEAD) return undefined;
  const head = index.subarray(0, INDEX_HEAD);
  if (!head.equals(index.subarray(INDEX_HEAD, 2 * INDEX_HEAD)) || head[12] !== 1) return undefined;
  const found = summing(false)(head, 0, INDEX_SUMMED, [0, 0]);
  const isWhole = isSame(found, [head.readUInt32LE(40), head.readUInt32LE(44)]);
  if (!isWhole || head.readUInt32LE(0) !== VERSION) return undefined;
  return { frames: head.readUInt32LE(16), salts: Buffer.from(head.subarray(32, 40)) };
}

/** SQLite's sum over words, which goes on from another. */
export const summing =
  (isBig: boolean) =>
  (bytes: Buffer, from: number, length: number, [first, second]: Sum): Sum => {
    const view = new DataView(bytes.buffer, bytes.byteOffset + from, length);
    let [one, two] = [first, second];
    for (let at = 0; at < length; at += 8) {
      one = (one + view.getUint32(at, !isBig) + two) >>> 0;
      two = (two + view.getUint32(at + 4, !isBig) + one) >>> 0;
    }
    return [one, two];
  };

/** Whether two sums are one. */
export const isSame = (one: Sum, other: Sum) => one[0] === other[0] && one[1] === other[1];
