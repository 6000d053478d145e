import { cellsOf, PAGE, readRecord } from '@clinicdee/local-secrets/damaged/pages';
import { jsonIn } from '@clinicdee/protocol/calls/json';
import type { SQLOutputValue } from 'node:sqlite';

/** What a lead has had since its present shape; steps since then may have added to it. */
const FEWEST = 14;
/** Before each page in the log, and before all of them. */
const FRAME_HEADER = 24;
const LOG_HEADER = 32;
const LOG_MAGIC = [0x377f0682, 0x377f0683];

/** As a row says that a text of 36 letters follows; and the longest head that is told by one byte. */
const ID_TYPE = 13 + 2 * 36;
const LONGEST_HEAD = 127;

type Value = SQLOutputValue;

const anyUuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const reference = /^[\dA-Z]{4}-[\dA-Z]{4}$/;

/**
 * Looks for leads in the pages of a file themselves, where nothing is left that leads to them: rows
 * that begin with an id, a reference and two texts and go on with a payload.
 *
 * @param file a database or its write-ahead log
 * @param columns how many the outbox has
 * @param isLog which of the two it is, where its head may be lost
 */
export function* carveLeads(
  file: Buffer,
  columns: number,
  isLog = isLogByHead(file),
): Generator<Value[]> {
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
    const listed = [...cellsOf(page, overflow)].map(({ record }) => record);
    for (const record of [...listed, ...looseRecords(page)]) {
      const values = readRecord(record);
      if (values && values.length >= FEWEST && values.length <= columns && isLead(values)) {
        yield values;
      }
    }
  }
}

/**
 * What looks like the rows of leads on a page, whatever the page says of itself: its head may be lost. A row
 * begins with the length of its own head, and its first value with how long an id is.
 */
function* looseRecords(page: Buffer): Generator<Buffer> {
  for (const { index } of page.toString('latin1').matchAll(anyUuid)) {
    for (let length = FEWEST + 1; length <= Math.min(LONGEST_HEAD, index); length++) {
      const begin = index - length;
      if (page[begin] === length && page[begin + 1] === ID_TYPE) yield page.subarray(begin);
    }
  }
}

const isLogByHead = (file: Buffer) =>
  file.byteLength >= LOG_HEADER && LOG_MAGIC.includes(file.readUInt32BE(0));

const isLead = ([id, named, , , payload]: Value[]) =>
  typeof id === 'string' &&
  uuid.test(id) &&
  typeof named === 'string' &&
  reference.test(named) &&
  typeof payload === 'string' &&
  jsonIn(payload) !== undefined;
