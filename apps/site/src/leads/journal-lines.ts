import { crc32 } from 'node:zlib';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import * as z from 'zod/mini';

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
]);
/** The content of one line. */
export type JournalRecord = z.infer<typeof journalRecord>;

const NEWLINE = 0x0a;
const SPACE = 0x20;
/** Length of the prefix: the CRC-32 of the JSON bytes in hexadecimal, and a space. */
const CHECKSUM_LENGTH = 9;

const checksumOf = (json: Uint8Array) => crc32(json).toString(16).padStart(8, '0');

export function formatLine(content: JournalRecord): Buffer {
  const json = Buffer.from(JSON.stringify(content));
  return Buffer.concat([Buffer.from(`${checksumOf(json)} `), json, Buffer.from('\n')]);
}

/** Returns the content of a line; undefined when it is unreadable or blank. */
function parseLine(line: Buffer): JournalRecord | undefined {
  const json = line.subarray(CHECKSUM_LENGTH);
  const isIntact = line.toString('latin1', 0, CHECKSUM_LENGTH) === `${checksumOf(json)} `;
  return z.safeParse(journalRecord, isIntact ? jsonIn(json.toString()) : undefined).data;
}

/** Returns the id of a line's lead, also when the line is damaged behind it; undefined for other lines. */
const leadIdOf = (line: Buffer): string | undefined =>
  /^\{"lead":\{"id":"([^"]+)"/.exec(line.toString('latin1', CHECKSUM_LENGTH, 100))?.[1];

/** Yields the lines of a journal without their line breaks. They share its memory. */
function* linesOf(journal: Buffer): Generator<Buffer> {
  for (let from = 0; from < journal.byteLength;) {
    const newline = journal.indexOf(NEWLINE, from);
    const to = newline === -1 ? journal.byteLength : newline;
    yield journal.subarray(from, to);
    from = to + 1;
  }
}

/** Yields where in the journal the lines of some leads lie. */
export function* placesOf(
  journal: Buffer,
  ids: ReadonlySet<string>,
): Generator<{ from: number; length: number }> {
  for (const line of linesOf(journal)) {
    const from = line.byteOffset - journal.byteOffset;
    if (ids.has(leadIdOf(line) ?? '')) yield { from, length: line.byteLength };
  }
}

/** The content of a journal. */
export interface JournalContent {
  /** The last copy of each lead that is not erased, by id. */
  leads: Map<string, JournaledLead>;
  /** Delivery times by id, in milliseconds since 1970. */
  deliveredAt: Map<string, number>;
  unreadable: number;
  /** Whether its last line is incomplete: the next line would be appended to it. */
  isOpen: boolean;
  /** Whether it has obsolete lines. */
  hasLeftovers: boolean;
}

export function parseJournal(journal: Buffer): JournalContent {
  const isOpen = journal.byteLength > 0 && journal.at(-1) !== NEWLINE;
  const content: JournalContent = {
    leads: new Map(),
    deliveredAt: new Map(),
    unreadable: 0,
    isOpen,
    hasLeftovers: false,
  };
  for (const line of linesOf(journal)) {
    const record = parseLine(line);
    if (record && 'lead' in record) content.leads.set(record.lead.id, record.lead);
    else if (record) content.deliveredAt.set(record.delivered, record.at);
    else if (line.every((byte) => byte === SPACE)) content.hasLeftovers = true;
    else content.unreadable++;
  }
  return content;
}
