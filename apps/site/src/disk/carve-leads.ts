import type { SQLOutputValue } from 'node:sqlite';

/** https://sqlite.org/fileformat2.html: a page of rows of a table. */
const LEAF_OF_TABLE = 0x0d;
const PAGE = 4096;
/** What a lead has had since its present shape; steps since then may have added to it. */
const FEWEST = 14;
/** Before each page in the log, and before all of them. */
const FRAME_HEADER = 24;
const LOG_HEADER = 32;
const LOG_MAGIC = [0x377f0682, 0x377f0683];

type Value = SQLOutputValue;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const reference = /^[\dA-Z]{4}-[\dA-Z]{4}$/;

/**
 * Looks for leads in the pages of a file themselves, where nothing is left that leads to them: rows
 * that begin with an id, a reference and two texts and go on with a payload.
 *
 * @param file a database or its write-ahead log
 * @param columns how many the outbox has
 */
export function* carveLeads(file: Buffer, columns: number): Generator<Value[]> {
  const isLog = file.byteLength >= LOG_HEADER && LOG_MAGIC.includes(file.readUInt32BE(0));
  const step = isLog ? PAGE + FRAME_HEADER : PAGE;
  const start = isLog ? LOG_HEADER + FRAME_HEADER : 0;
  const pages: Buffer[] = [];
  for (let at = start; at + PAGE <= file.byteLength; at += step) {
    pages.push(file.subarray(at, at + PAGE));
  }
  // The newest state of a row stands last in a log; the first that is found counts.
  if (isLog) pages.reverse();
  const overflow = isLog ? () => undefined : (page: number) => pages[page - 1];
  for (const page of pages) {
    for (const payload of cellsOf(page, overflow)) {
      const values = readRecord(payload);
      if (values && values.length >= FEWEST && values.length <= columns && isLead(values)) {
        yield values;
      }
    }
  }
}

const isLead = ([id, named, , , payload]: Value[]) =>
  typeof id === 'string' &&
  uuid.test(id) &&
  typeof named === 'string' &&
  reference.test(named) &&
  typeof payload === 'string' &&
  isJson(payload);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The rows' bytes on a page, with what runs over to other pages. */
function* cellsOf(page: Buffer, overflow: (page: number) => Buffer | undefined) {
  // The first page begins with the file's own header.
  const head = page.subarray(0, 15).toString('latin1') === 'SQLite format 3' ? 100 : 0;
  if (page[head] !== LEAF_OF_TABLE) return;
  const count = page.readUInt16BE(head + 3);
  for (let index = 0; index < count && head + 10 + 2 * index <= PAGE; index++) {
    const cell = cellAt(page, page.readUInt16BE(head + 8 + 2 * index), overflow);
    if (cell) yield cell;
  }
}

function cellAt(page: Buffer, at: number, overflow: (page: number) => Buffer | undefined) {
  const size = varint(page, at);
  const rowid = size && varint(page, size.next);
  if (!size || !rowid) return undefined;
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
  return Buffer.concat(parts);
}

/** How much of a row stands on the page itself. */
function ownBytes(size: number): number {
  const most = PAGE - 35;
  if (size <= most) return size;
  const least = Math.floor(((PAGE - 12) * 32) / 255) - 23;
  const rest = least + ((size - least) % (PAGE - 4));
  return rest <= most ? rest : least;
}

function readRecord(record: Buffer): Value[] | undefined {
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
