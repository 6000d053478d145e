import type { SQLOutputValue } from 'node:sqlite';

/** https://sqlite.org/fileformat2.html: a page of rows of a table. */
const LEAF_OF_TABLE = 0x0d;
/** The size of all pages of SQLite's default, in bytes. */
export const PAGE = 4096;
/** No row of ours is longer, in bytes: noise may say that it has millions of millions. */
const LONGEST = 64 * 1024 * 1024;

type Value = SQLOutputValue;

/** A row as it lies on a page. */
export interface Cell {
  rowid: number;
  record: Buffer;
}

/**
 * The rows on a page of rows, with what runs over to other pages; none on any other page.
 *
 * @param overflow gives a page by its number
 */
export function* cellsOf(
  page: Buffer,
  overflow: (page: number) => Buffer | undefined,
): Generator<Cell> {
  // The first page begins with the file's own header.
  const head = page.subarray(0, 15).toString('latin1') === 'SQLite format 3' ? 100 : 0;
  if (page[head] !== LEAF_OF_TABLE) return;
  const count = page.readUInt16BE(head + 3);
  for (let index = 0; index < count && head + 10 + 2 * index <= PAGE; index++) {
    const cell = cellAt(page, page.readUInt16BE(head + 8 + 2 * index), overflow);
    if (cell) yield cell;
  }
}

function cellAt(
  page: Buffer,
  at: number,
  overflow: (page: number) => Buffer | undefined,
): Cell | undefined {
  const size = varint(page, at);
  const rowid = size && varint(page, size.next);
  if (!size || !rowid || size.value > LONGEST) return undefined;
  const own = ownBytes(size.value);
  const parts = [page.subarray(rowid.next, rowid.next + own)];
  let missing = size.value - own;
  let next = missing > 0 ? page.readUInt32BE(Math.min(rowid.next + own, PAGE - 4)) : 0;
  while (missing > 0) {
    const more = overflow(next);
    if (!more) return undefined;
    parts.push(more.subarray(4, 4 + missing));
    missing -= PAGE - 4;
    next = more.readUInt32BE(0);
  }
  return { rowid: rowid.value, record: Buffer.concat(parts) };
}

/** How much of a row stands on the page itself. */
function ownBytes(size: number): number {
  const most = PAGE - 35;
  if (size <= most) return size;
  const least = Math.floor(((PAGE - 12) * 32) / 255) - 23;
  const rest = least + ((size - least) % (PAGE - 4));
  return rest <= most ? rest : least;
}

/** The values of a row; undefined for bytes that are none. */
export function readRecord(record: Buffer): Value[] | undefined {
  const head = varint(record, 0);
  if (!head || head.value > record.byteLength) return undefined;
  const types: number[] = [];
  for (let at = head.next; at < head.value;) {
    const type = varint(record, at);
    if (!type) return undefined;
    types.push(type.value);
    at = type.next;
  }
  let at = head.value;
  const values: Value[] = [];
  for (const type of types) {
    const size = sizeOf(type);
    if (at + size > record.byteLength) return undefined;
    values.push(valueOf(type, record.subarray(at, at + size)));
    at += size;
  }
  return values;
}

function sizeOf(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2);
  return [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0][type] ?? 0;
}

function valueOf(type: number, bytes: Buffer): Value {
  if (type >= 12) return type % 2 === 1 ? bytes.toString('utf8') : Uint8Array.from(bytes);
  if (type === 8 || type === 9) return type - 8;
  if (type === 7) return bytes.readDoubleBE();
  if (type === 6) return bytes.readBigInt64BE();
  return bytes.byteLength > 0 ? bytes.readIntBE(0, bytes.byteLength) : null;
}

/** A number of one to nine bytes; undefined beyond the end. */
function varint(bytes: Buffer, at: number): { value: number; next: number } | undefined {
  let value = 0;
  for (let index = 0; index < 9; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) return undefined;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + index + 1 };
  }
  return undefined;
}
