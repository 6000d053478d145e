import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { jsonIn } from '@clinicdee/protocol/http/json';
import * as z from 'zod/mini';
import { codeOf } from '../http/error-code.ts';

/** A lead in the journal: enough to restore its row in the outbox. */
const journaledLead = z.object({
  id: z.string().check(z.minLength(1)),
  reference: z.string().check(z.minLength(1)),
  idempotencyKey: z.string(),
  fingerprint: z.string(),
  /** The JSON text of the row, unchanged. */
  payload: z.string(),
  isSuspected: z.boolean(),
  /** Milliseconds since 1970. */
  receivedAt: z.int(),
});
export type JournaledLead = z.infer<typeof journaledLead>;

const journalRecord = z.union([
  z.object({ lead: journaledLead }),
  /** The id of a delivered lead, and when it was delivered, in milliseconds since 1970. */
  z.object({ delivered: z.string(), at: z.int() }),
  /** Tombstones: ids of leads that must not be restored. */
  z.object({ erased: z.readonly(z.array(z.string())) }),
]);
/** The content of one line. */
export type JournalRecord = z.infer<typeof journalRecord>;

export interface JournalLine {
  /** The raw bytes, with the line break. */
  bytes: Buffer;
  /** Undefined when the line is unreadable or blank. */
  record: JournalRecord | undefined;
  /** Overwritten by an erasure. */
  isBlank: boolean;
}

const NEWLINE = 0x0a;
const SPACE = 0x20;
const CHUNK = 256 * 1024;
/** Length of the prefix: the CRC-32 of the JSON bytes in hexadecimal, and a space. */
const CHECKSUM_LENGTH = 9;

const checksumOf = (json: Uint8Array) => crc32(json).toString(16).padStart(8, '0');

export function formatLine(content: JournalRecord): Buffer {
  const json = Buffer.from(JSON.stringify(content));
  return Buffer.concat([Buffer.from(`${checksumOf(json)} `), json, Buffer.from('\n')]);
}

function readLine(bytes: Buffer): JournalLine {
  const line = bytes.at(-1) === NEWLINE ? bytes.subarray(0, -1) : bytes;
  if (line.every((byte) => byte === SPACE)) return { bytes, record: undefined, isBlank: true };
  const json = line.subarray(CHECKSUM_LENGTH);
  const isIntact = line.toString('latin1', 0, CHECKSUM_LENGTH) === `${checksumOf(json)} `;
  const parsed = z.safeParse(journalRecord, isIntact ? jsonIn(json.toString()) : undefined);
  return { bytes, record: parsed.data, isBlank: false };
}

/**
 * Yields the lines of a journal; none when the file does not exist.
 *
 * @param end offset in bytes at which reading stops; by default the end of the file
 * @throws Error when the file cannot be read
 */
export function* readJournal(file: string, end = Infinity): Generator<JournalLine> {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  try {
    let rest: Buffer[] = [];
    for (let at = 0; at < end;) {
      const chunk = Buffer.alloc(Math.min(CHUNK, end - at));
      const size = readSync(descriptor, chunk, 0, chunk.byteLength, at);
      if (size === 0) break;
      at += size;
      let from = 0;
      for (let to = chunk.indexOf(NEWLINE); to !== -1 && to < size;) {
        yield readLine(Buffer.concat([...rest, chunk.subarray(from, to + 1)]));
        rest = [];
        from = to + 1;
        to = chunk.indexOf(NEWLINE, from);
      }
      if (from < size) rest.push(chunk.subarray(from, size));
    }
    if (rest.length > 0) yield readLine(Buffer.concat(rest));
  } finally {
    closeSync(descriptor);
  }
}

export interface JournalSummary {
  /** Ids of all leads, erased ones included. */
  leads: Set<string>;
  /** Ids that must not be restored. */
  erased: Set<string>;
  /** Delivery times by id, in milliseconds since 1970. */
  deliveredAt: Map<string, number>;
  unreadable: number;
  hasBlanks: boolean;
}

export function summarise(lines: Iterable<JournalLine>): JournalSummary {
  const summary: JournalSummary = {
    leads: new Set(),
    erased: new Set(),
    deliveredAt: new Map(),
    unreadable: 0,
    hasBlanks: false,
  };
  for (const { record, isBlank } of lines) {
    if (isBlank) summary.hasBlanks = true;
    else if (!record) summary.unreadable++;
    else if ('lead' in record) {
      summary.leads.add(record.lead.id);
      // The same form was sent again under the same key after the erasure.
      summary.erased.delete(record.lead.id);
    } else if ('delivered' in record) summary.deliveredAt.set(record.delivered, record.at);
    else for (const id of record.erased) summary.erased.add(id);
  }
  return summary;
}
