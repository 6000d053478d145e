import {
  closeSync,
  copyFileSync,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { journalFile, setAsideName } from '../environment/data-files.ts';
import type { Database } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  formatLine,
  type JournaledLead,
  type JournalLine,
  type JournalRecord,
  readJournal,
  summarise,
} from './journal-lines.ts';
import * as ask from './outbox-sql.ts';

const flushToDisk = promisify(fdatasync);

/** Lines that were written and may not be on the disk yet. */
export interface Written {
  flushed: Promise<void>;
  undo: () => void;
}

/** So many lines are copied in one turn of the event loop. */
const LINES_PER_TURN = 500;
const NEWLINE = 0x0a;

/**
 * The second copy of every lead: one JSON line with a checksum, flushed to the disk before the visitor is
 * thanked. What the database lacks is put back from it when the database is opened; what the journal lacks
 * is added from the database. So either of the two may be deleted, cut off or garbled, and nothing that was
 * acknowledged is lost.
 *
 * A delivery is noted without a flush: where the note is lost together with the database, the lead is sent
 * once more under its Idempotency-Key. An erasure is noted with one; {@link LeadJournal.rewrite} removes the
 * words themselves.
 */
export class LeadJournal {
  readonly #dataDir: string;
  readonly #file: string;
  readonly #log: Log;
  #database: Database | undefined;
  #descriptor: number | undefined;
  #queued: JournaledLead[] = [];
  /** As the file was when it was written last, in bytes. */
  #size = 0;
  #holdsErased = false;
  #isWriteFailing = false;

  constructor(dataDir: string, log: Log) {
    this.#dataDir = dataDir;
    this.#file = journalFile(dataDir);
    this.#log = log;
  }

  /** Whether words of leads that were erased are still in the file. */
  get holdsErased(): boolean {
    return this.#holdsErased;
  }

  /** A lead that is being stored; {@link LeadJournal.write} writes it. */
  add(lead: JournaledLead): void {
    this.#queued.push(lead);
  }

  /** Forgets what was queued: its rows were not inserted. */
  discard(): void {
    this.#queued = [];
  }

  /**
   * Writes what is queued, and begins to flush it to the disk in another thread.
   *
   * @returns `flushed` rejects when it is not on the disk; `undo` takes it back, for when the database does not
   *   commit: best effort, since a lead that stays in the journal alone is one lead under the same key
   * @throws Error when it could not be written; then nothing is in the file
   */
  write(): Written {
    const leads = this.#queued;
    this.#queued = [];
    if (leads.length === 0) return { flushed: Promise.resolve(), undo: () => undefined };
    const undo = this.#append(
      leads.map((lead) => ({ lead })),
      false,
    );
    return { flushed: this.#flush(), undo };
  }

  /** Notes an arrival, without a flush and whatever becomes of it. */
  delivered(id: string, at: number): void {
    try {
      this.#append([{ delivered: id, at }], false);
    } catch {
      // The database has it, and says if it cannot.
    }
  }

  /**
   * Notes that leads are erased, so that they are not put back.
   *
   * @throws Error when the note is not on the disk
   */
  erased(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.#append([{ erased: ids }]);
    this.#holdsErased = true;
  }

  /**
   * Overwrites the lines of leads where they stand, at once. Another process may append meanwhile.
   *
   * @throws Error when it could not be written
   */
  blank(ids: readonly string[]): void {
    if (ids.length === 0) return;
    const descriptor = openSync(this.#file, 'r+');
    try {
      let at = 0;
      for (const { bytes, record } of readJournal(this.#file)) {
        if (record && 'lead' in record && ids.includes(record.lead.id)) {
          writeSync(descriptor, Buffer.alloc(bytes.byteLength - 1, ' '), 0, undefined, at);
        }
        at += bytes.byteLength;
      }
      fdatasyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    this.#holdsErased = true;
  }

  /** Whether a lead could be written down. @throws Error when not */
  assertWritable(): void {
    this.#guarded(() => this.#open());
  }

  /**
   * Brings journal and database to the same leads: what one lacks is added from the other. Called with each
   * database that is opened.
   *
   * @param before a database that was taken away while it was open: its leads are taken over as well
   * @throws Error when the database or the journal cannot be read or written
   */
  reconcile(database: Database, before?: Database): void {
    this.#database = database;
    this.#close();
    this.#reconcile(database, { restores: true, before });
  }

  /** A lead as it was written, for a row that cannot be read any more; undefined for none. */
  find(id: string): JournaledLead | undefined {
    let found: JournaledLead | undefined;
    for (const { record } of readJournal(this.#file)) {
      if (record && 'lead' in record && record.lead.id === id) found = record.lead;
    }
    return found;
  }

  /**
   * Writes the file anew without what was erased. Others have their turn meanwhile.
   *
   * @throws Error when it could not be written; then the file is as it was
   */
  async rewrite(): Promise<void> {
    const fresh = `${this.#file}.new`;
    rmSync(fresh, { force: true });
    const from = this.#open();
    const end = fstatSync(from).size;
    const { erased } = summarise(readJournal(this.#file, end));
    const to = openSync(fresh, 'ax', 0o600);
    try {
      let lines = 0;
      for (const line of readJournal(this.#file, end)) {
        if (isKept(line, erased)) writeAll(to, line.bytes);
        if (++lines % LINES_PER_TURN === 0) await yieldToEventLoop();
      }
      // From here in one turn: nothing is appended meanwhile.
      if (this.#open() !== from) throw new Error('The journal was replaced while it was rewritten');
      copyTail(from, end, to);
      fdatasyncSync(to);
    } catch (error) {
      closeSync(to);
      rmSync(fresh, { force: true });
      throw error;
    }
    renameSync(fresh, this.#file);
    flushFolder(this.#dataDir);
    this.#close();
    this.#descriptor = to;
    this.#holdsErased = false;
  }

  /** Closes the file. */
  close(): void {
    this.#close();
    this.#database = undefined;
  }

  async #flush(): Promise<void> {
    try {
      await flushToDisk(this.#open());
    } catch (error) {
      this.#log.error({ code: codeOf(error) }, 'the journal of leads could not be flushed');
      throw error;
    }
  }

  /** @returns takes back what was written */
  #append(records: readonly JournalRecord[], isFlushed = true): () => void {
    return this.#guarded(() => {
      const bytes = Buffer.concat(records.map(formatLine));
      if (bytes.byteLength === 0) return () => undefined;
      const descriptor = this.#open();
      const start = fstatSync(descriptor).size;
      const undo = () => {
        // Another process may have appended since.
        if (fstatSync(descriptor).size <= start + bytes.byteLength)
          ftruncateSync(descriptor, start);
      };
      try {
        writeAll(descriptor, bytes);
        if (isFlushed) fdatasyncSync(descriptor);
      } catch (error) {
        undo();
        throw error;
      }
      this.#size = start + bytes.byteLength;
      return () => {
        try {
          undo();
          this.#size = start;
        } catch (error) {
          this.#log.warn(
            { code: codeOf(error) },
            'a lead that was not stored stays in the journal',
          );
        }
      };
    });
  }

  /**
   * The open file. One that was deleted, replaced or cut off since is made good from the database first.
   */
  #open(): number {
    if (this.#descriptor !== undefined && this.#isSame(this.#descriptor)) return this.#descriptor;
    const wasOpen = this.#descriptor !== undefined;
    this.#close();
    if (wasOpen && this.#database) {
      this.#log.error(
        { code: 'journal_gone' },
        'the journal of leads was deleted, replaced or cut off',
      );
      this.#reconcile(this.#database, { restores: false });
    }
    return this.#descriptor ?? this.#openFile();
  }

  #openFile(): number {
    const descriptor = openSync(this.#file, 'a+', 0o600);
    const { size } = fstatSync(descriptor);
    // A last line that was cut off would take the next one with it.
    if (size > 0 && lastByte(descriptor, size) !== NEWLINE) writeSync(descriptor, '\n');
    this.#size = fstatSync(descriptor).size;
    return (this.#descriptor = descriptor);
  }

  #isSame(descriptor: number): boolean {
    const now = statSync(this.#file, { throwIfNoEntry: false });
    const opened = fstatSync(descriptor);
    return now?.ino === opened.ino && now.dev === opened.dev && now.size >= this.#size;
  }

  #close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  /** @param restores whether the database is free to be written */
  #reconcile(
    database: Database,
    { restores, before }: { restores: boolean; before?: Database | undefined },
  ): void {
    const found = statSync(this.#file, { throwIfNoEntry: false });
    // A folder, say, is no journal.
    if (found && !found.isFile()) renameSync(this.#file, setAsideName(this.#file, 'damaged'));
    const inJournal = summarise(readJournal(this.#file));
    const { leads, erased, deliveredAt, unreadable } = inJournal;
    if (unreadable > 0) copyFileSync(this.#file, setAsideName(this.#file, 'damaged'));
    this.#holdsErased = unreadable > 0 || inJournal.hasBlanks || erased.size > 0;

    const stored = ask.storedIds(database);
    let restored = 0;
    const restore = (lead: JournaledLead, arrivedAt: number | undefined) => {
      const row = stored.get(lead.id);
      if (erased.has(lead.id) || row?.isErased) return;
      if (row) {
        // What a disk has garbled and is still a row.
        if (row.payload !== undefined && row.payload !== lead.payload) {
          ask.mend(database, lead);
          restored++;
        }
        return;
      }
      stored.set(lead.id, { isErased: false, payload: undefined });
      if (ask.restoreLead(database, lead, arrivedAt)) restored++;
    };
    if (restores) {
      inTransaction(database, () => {
        for (const { record } of readJournal(this.#file)) {
          if (record && 'lead' in record) restore(record.lead, deliveredAt.get(record.lead.id));
        }
        for (const { lead, arrivedAt } of before ? ask.leadsWithWords(before) : []) {
          restore(lead, arrivedAt);
        }
      });
    }

    this.#openFile();
    const wrongly = [...stored].filter(
      ([id, { isErased }]) => isErased && leads.has(id) && !erased.has(id),
    );
    if (wrongly.length > 0) this.erased(wrongly.map(([id]) => id));
    let added = 0;
    for (const { lead, arrivedAt } of ask.leadsWithWords(database)) {
      const isThere = leads.has(lead.id) && !erased.has(lead.id);
      const isArrivalThere = arrivedAt === undefined || deliveredAt.has(lead.id);
      if (!isThere) added++;
      this.#append(
        [
          ...(isThere ? [] : [{ lead }]),
          ...(isArrivalThere ? [] : [{ delivered: lead.id, at: arrivedAt }]),
        ],
        false,
      );
    }
    if (added > 0) fdatasyncSync(this.#open());
    flushFolder(this.#dataDir);
    this.#tell(restored, added, unreadable);
  }

  #tell(restored: number, added: number, unreadable: number): void {
    if (restored > 0) {
      this.#log.error(
        { code: 'restored_from_journal', restored },
        'leads that the database had lost are back from the journal',
      );
    }
    if (unreadable > 0) {
      this.#log.error(
        { code: 'journal_damaged', unreadable, added },
        'lines of the journal cannot be read: a copy is set aside, and what the database has is in the journal again',
      );
    } else if (added > 0) {
      this.#log.warn({ added }, 'leads of the database that the journal lacked are in it now');
    }
  }

  /** Says once what keeps the journal from being written, and once that it is over. */
  #guarded<T>(work: () => T): T {
    try {
      const result = work();
      if (this.#isWriteFailing) this.#log.info({}, 'the journal of leads is written again');
      this.#isWriteFailing = false;
      return result;
    } catch (error) {
      if (!this.#isWriteFailing) {
        this.#log.error({ code: codeOf(error) }, 'the journal of leads cannot be written');
      }
      this.#isWriteFailing = true;
      throw error;
    }
  }
}

/** Whether a line is written when the journal is written anew. */
function isKept({ record }: JournalLine, erased: ReadonlySet<string>): boolean {
  if (!record || 'erased' in record) return false;
  return !erased.has('lead' in record ? record.lead.id : record.delivered);
}

/** @throws Error when not all of it was written */
function writeAll(descriptor: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.byteLength;) at += writeSync(descriptor, bytes, at);
}

/** What was appended to a file after a place in it. */
function copyTail(from: number, start: number, to: number): void {
  const tail = Buffer.alloc(fstatSync(from).size - start);
  writeAll(to, tail.subarray(0, readSync(from, tail, 0, tail.byteLength, start)));
}

function lastByte(descriptor: number, size: number): number | undefined {
  const last = Buffer.alloc(1);
  readSync(descriptor, last, 0, 1, size - 1);
  return last[0];
}

/** A file that was made or renamed is there after a power cut only when its folder was flushed. */
function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
