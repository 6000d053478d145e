import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { jsonIn } from '@clinicdee/protocol/http/messages';
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
  /** Ids of leads that must not be restored, as earlier releases wrote them. */
  z.object({ erased: z.readonly(z.array(z.string())) }),
]);
/** The content of one line. */
export type JournalRecord = z.infer<typeof journalRecord>;

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

/** Returns the content of a line; undefined when it is unreadable or blank. */
export function parseLine(line: Buffer): JournalRecord | undefined {
  const json = line.subarray(CHECKSUM_LENGTH);
  const isIntact = line.toString('latin1', 0, CHECKSUM_LENGTH) === `${checksumOf(json)} `;
  return z.safeParse(journalRecord, isIntact ? jsonIn(json.toString()) : undefined).data;
}

/** Returns the id of a line's lead, also when the line is damaged behind it; undefined for other lines. */
export const leadIdOf = (line: Buffer): string | undefined =>
  /^\{"lead":\{"id":"([^"]+)"/.exec(line.toString('latin1', CHECKSUM_LENGTH, 100))?.[1];

/**
 * Yields the lines of a journal without their line breaks; none when the file does not exist.
 *
 * @throws Error when the file cannot be read
 */
export function* readJournal(file: string): Generator<Buffer> {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  try {
    let rest: Buffer[] = [];
    for (;;) {
      const buffer = Buffer.alloc(CHUNK);
      const chunk = buffer.subarray(0, readSync(descriptor, buffer));
      if (chunk.byteLength === 0) break;
      let from = 0;
      for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, to)]);
        rest = [];
        from = to + 1;
      }
      rest.push(chunk.subarray(from));
    }
    const last = Buffer.concat(rest);
    if (last.byteLength > 0) yield last;
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
  /** Whether an erasure has overwritten lines. */
  hasBlanks: boolean;
}

export function summarise(lines: Iterable<Buffer>): JournalSummary {
  const summary: JournalSummary = {
    leads: new Set(),
    erased: new Set(),
    deliveredAt: new Map(),
    unreadable: 0,
    hasBlanks: false,
  };
  for (const line of lines) {
    const record = parseLine(line);
    if (line.every((byte) => byte === SPACE)) summary.hasBlanks = true;
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
