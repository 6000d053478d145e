import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { jsonIn } from '@clinicdee/protocol/http/json';
import * as z from 'zod/mini';
import { codeOf } from '../http/error-code.ts';

/** A lead as the journal has it: enough to make its row anew. */
const journaledLead = z.object({
  id: z.string().check(z.minLength(1)),
  reference: z.string().check(z.minLength(1)),
  idempotencyKey: z.string(),
  fingerprint: z.string(),
  /** The JSON text of the row, as it is. */
  payload: z.string(),
  isSuspected: z.boolean(),
  /** Milliseconds since 1970. */
  receivedAt: z.int(),
});
export type JournaledLead = z.infer<typeof journaledLead>;

const record = z.union([
  z.object({ lead: journaledLead }),
  /** It has arrived, and when; milliseconds since 1970. */
  z.object({ delivered: z.string(), at: z.int() }),
  /** Not to be put back any more. */
  z.object({ erased: z.readonly(z.array(z.string())) }),
]);
/** What one line says. */
export type JournalRecord = z.infer<typeof record>;

export interface JournalLine {
  /** As it stands in the file, with its line break. */
  bytes: Buffer;
  /** Undefined where it cannot be read, or is blank. */
  record: JournalRecord | undefined;
  /** Overwritten by an erasure. */
  isBlank: boolean;
}

const NEWLINE = 0x0a;
const SPACE = 0x20;
const CHUNK = 256 * 1024;
/** Before the JSON: the CRC-32 of its bytes in hexadecimal, and a space. */
const CHECKSUM = 9;

const checksumOf = (json: Uint8Array) => crc32(json).toString(16).padStart(8, '0');

export function formatLine(what: JournalRecord): Buffer {
  const json = Buffer.from(JSON.stringify(what));
  return Buffer.concat([Buffer.from(`${checksumOf(json)} `), json, Buffer.from('\n')]);
}

function readLine(bytes: Buffer): JournalLine {
  const line = bytes.at(-1) === NEWLINE ? bytes.subarray(0, -1) : bytes;
  if (line.every((byte) => byte === SPACE)) return { bytes, record: undefined, isBlank: true };
  const json = line.subarray(CHECKSUM);
  const isWhole = line.toString('latin1', 0, CHECKSUM) === `${checksumOf(json)} `;
  const parsed = z.safeParse(record, isWhole ? jsonIn(json.toString()) : undefined);
  return { bytes, record: parsed.data, isBlank: false };
}

/**
 * The lines of a journal, one after the other; none of a file that is not there.
 *
 * @param end where the reading ends, in bytes; at the end of the file where it is not said
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

/** What a journal says as a whole. */
export interface JournalSummary {
  /** Ids of the leads in it, those that are erased among them. */
  leads: Set<string>;
  /** Ids that are not to be put back. */
  erased: Set<string>;
  /** When each that has arrived did. */
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
  for (const { record: said, isBlank } of lines) {
    if (isBlank) summary.hasBlanks = true;
    else if (!said) summary.unreadable++;
    else if ('lead' in said) {
      summary.leads.add(said.lead.id);
      // The same words under the same key once more, after they were erased.
      summary.erased.delete(said.lead.id);
    } else if ('delivered' in said) summary.deliveredAt.set(said.delivered, said.at);
    else for (const id of said.erased) summary.erased.add(id);
  }
  return summary;
}
