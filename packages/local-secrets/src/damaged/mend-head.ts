import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { cellsOf, PAGE, readRecord } from './pages.ts';

/** https://sqlite.org/fileformat2.html: the head of a file, and of a page that leads to others. */
const FILE_HEAD = 100;
const PAGE_HEAD = 12;
const INTERIOR_OF_TABLE = 0x05;
const LEAF_OF_TABLE = 0x0d;

/** A page of the list of tables, and the number of its last row. */
interface Page {
  number: number;
  firstRow: number;
  lastRow: number;
}

/**
 * Writes the first page of a file anew, whose own is lost: SQLite's default head, and the way to the
 * pages of the list of tables, which are found by what they hold. A list that fits on the first page is
 * lost with it.
 *
 * @param file a copy of the damaged one, which is written into
 * @returns whether anything was found that it could lead to
 */
export function mendHead(file: string): boolean {
  const bytes = readFileSync(file);
  if (bytes.byteLength < PAGE) return false;
  const first = Buffer.from(bytes.subarray(0, PAGE));
  headOfFile().copy(first);
  if (![INTERIOR_OF_TABLE, LEAF_OF_TABLE].includes(first.readUInt8(FILE_HEAD))) {
    const pages = listPages(bytes);
    if (pages.length === 0) return false;
    first.fill(0, FILE_HEAD);
    leadTo(pages, first);
  }
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, first, 0, PAGE, 0);
  closeSync(descriptor);
  return true;
}

function headOfFile(): Buffer {
  const head = Buffer.alloc(FILE_HEAD);
  head.write('SQLite format 3\0', 'latin1');
  head.writeUInt16BE(PAGE, 16);
  // Read and written with a log; no bytes kept free; the three fractions that must be these.
  head.set([2, 2, 0, 64, 32, 32], 18);
  // How many pages there are is left to the size of the file.
  head.writeUInt32BE(4, 44);
  head.writeUInt32BE(1, 56);
  return head;
}

/** The pages that hold rows of the list of tables, in its order. */
function listPages(bytes: Buffer): Page[] {
  const at = (number: number) => bytes.subarray((number - 1) * PAGE, number * PAGE);
  const overflow = (number: number) => {
    const page = number > 0 ? at(number) : undefined;
    return page?.byteLength === PAGE ? page : undefined;
  };
  const found: Page[] = [];
  for (let number = 2; number * PAGE <= bytes.byteLength; number++) {
    const rows = rowsOfList(at(number), overflow);
    const [firstRow, lastRow] = [rows[0], rows.at(-1)];
    if (firstRow !== undefined && lastRow !== undefined) found.push({ number, firstRow, lastRow });
  }
  found.sort((a, b) => a.firstRow - b.firstRow);
  // A page that is free by now may hold what it held once.
  return found.filter(({ firstRow }, index) => firstRow > (found[index - 1]?.lastRow ?? 0));
}

/** The numbers of a page's rows, if all of them tell of a table, an index or the like. */
function rowsOfList(page: Buffer, overflow: (number: number) => Buffer | undefined): number[] {
  const numbers: number[] = [];
  for (const { record, rowid } of cellsOf(page, overflow)) {
    const [type, name, table, root, sql] = readRecord(record) ?? [];
    const isRow =
      (type === 'table' || type === 'index') &&
      [name, table].every((value) => typeof value === 'string') &&
      typeof root === 'number' &&
      (sql === null || (typeof sql === 'string' && sql.startsWith('CREATE ')));
    if (!isRow) return [];
    numbers.push(rowid);
  }
  return numbers;
}

function leadTo(pages: Page[], first: Buffer): void {
  const cells = pages.slice(0, -1).map(({ number, lastRow }) => {
    const cell = Buffer.alloc(4 + 9);
    cell.writeUInt32BE(number);
    return cell.subarray(0, 4 + writeVarint(cell, 4, lastRow));
  });
  let end = PAGE;
  first[FILE_HEAD] = INTERIOR_OF_TABLE;
  first.writeUInt16BE(cells.length, FILE_HEAD + 3);
  first.writeUInt32BE(pages.at(-1)?.number ?? 0, FILE_HEAD + 8);
  cells.forEach((cell, index) => {
    end -= cell.byteLength;
    cell.copy(first, end);
    first.writeUInt16BE(end, FILE_HEAD + PAGE_HEAD + 2 * index);
  });
  first.writeUInt16BE(end, FILE_HEAD + 5);
}

/** @returns how many bytes it took: the list never has more than two thousand million rows */
function writeVarint(bytes: Buffer, at: number, value: number): number {
  const sevens = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) sevens.unshift((rest & 0x7f) | 0x80);
  bytes.set(sevens, at);
  return sevens.length;
}
