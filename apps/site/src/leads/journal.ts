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
import { leadsWithPayload, repairRow, restoreLead, storedIds } from './outbox-rows.ts';

const flushToDisk = promisify(fdatasync);

/** Lines that are written and may not be flushed yet. */
export interface PendingWrite {
  flushed: Promise<void>;
  undo: () => void;
}

/** How many lines are copied in one turn of the event loop. */
const LINES_PER_TURN = 500;
const NEWLINE = 0x0a;

/**
 * A second copy of every lead: one JSON line with a checksum, flushed to disk before the visitor gets an answer. When
 * the database is opened, leads missing in the database are restored from the journal, and the reverse. So no
 * acknowledged lead is lost when one of the two is deleted, truncated or corrupted.
 *
 * A delivery is recorded without a flush: if the record and the database are both lost, the lead is sent again under
 * its Idempotency-Key. An erasure is recorded as a tombstone with a flush; {@link LeadJournal.rewrite} removes the
 * erased data.
 */
export class LeadJournal {
  readonly #dataDir: string;
  readonly #file: string;
  readonly #log: Log;
  #database: Database | undefined;
  #descriptor: number | undefined;
  #queued: JournaledLead[] = [];
  /** Size of the file after the last write, in bytes. */
  #size = 0;
  #holdsErased = false;
  #isWriteFailing = false;

  constructor(dataDir: string, log: Log) {
    this.#dataDir = dataDir;
    this.#file = journalFile(dataDir);
    this.#log = log;
  }

  /** Whether the file still contains data of erased leads. */
  get holdsErased(): boolean {
    return this.#holdsErased;
  }

  /** Queues a lead for {@link LeadJournal.write}. */
  add(lead: JournaledLead): void {
    this.#queued.push(lead);
  }

  /** Empties the queue, when the rows were not inserted. */
  discard(): void {
    this.#queued = [];
  }

  /**
   * Writes the queued leads and starts to flush them in another thread.
   *
   * @returns `flushed` rejects when the flush fails; `undo` removes the lines when the database does not commit. Undo
   *   is best effort: a lead that stays in the journal only is still one lead under its key
   * @throws Error when the write fails; then the file is unchanged
   */
  write(): PendingWrite {
    const leads = this.#queued;
    this.#queued = [];
    if (leads.length === 0) return { flushed: Promise.resolve(), undo: () => undefined };
    const undo = this.#append(
      leads.map((lead) => ({ lead })),
      false,
    );
    return { flushed: this.#flush(), undo };
  }

  /** Records a delivery, without a flush. Never throws. */
  delivered(id: string, at: number): void {
    try {
      this.#append([{ delivered: id, at }], false);
    } catch {
      // The delivery is also marked in the database, which throws if it cannot be.
    }
  }

  /**
   * Writes tombstones for erased leads, so that they are not restored.
   *
   * @throws Error when they are not on disk
   */
  erased(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.#append([{ erased: ids }]);
    this.#holdsErased = true;
  }

  /**
   * Overwrites the lines of leads in place. Another process may append meanwhile.
   *
   * @throws Error when the write fails
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

  /** @throws Error when the journal cannot be opened for writing */
  assertWritable(): void {
    this.#guarded(() => this.#open());
  }

  /**
   * Adds the leads missing in the database from the journal, and the reverse. Called with each database that is
   * opened.
   *
   * @param before a database that was moved or deleted while it was open: its leads are copied too
   * @throws Error when the database or the journal cannot be read or written
   */
  reconcile(database: Database, before?: Database): void {
    this.#database = database;
    this.#close();
    this.#reconcile(database, { restores: true, before });
  }

  /** Returns the last copy of a lead, to repair an unreadable row; undefined when there is none. */
  find(id: string): JournaledLead | undefined {
    let found: JournaledLead | undefined;
    for (const { record } of readJournal(this.#file)) {
      if (record && 'lead' in record && record.lead.id === id) found = record.lead;
    }
    return found;
  }

  /**
   * Rewrites the file without erased leads, yielding to the event loop meanwhile.
   *
   * @throws Error when the write fails; then the file is unchanged
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
      // Synchronous from here, so that nothing is appended meanwhile.
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

  /** @returns a function that undoes the write */
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
   * Returns the open file. A file that was deleted, replaced or truncated is first refilled from the database.
   */
  #open(): number {
    if (this.#descriptor !== undefined && this.#isSame(this.#descriptor)) return this.#descriptor;
    const wasOpen = this.#descriptor !== undefined;
    this.#close();
    if (wasOpen && this.#database) {
      this.#log.error(
        { code: 'journal_gone' },
        'the journal of leads was deleted, replaced or truncated',
      );
      this.#reconcile(this.#database, { restores: false });
    }
    return this.#descriptor ?? this.#openFile();
  }

  #openFile(): number {
    const descriptor = openSync(this.#file, 'a+', 0o600);
    const { size } = fstatSync(descriptor);
    // Ends a truncated last line, which would also corrupt the next line.
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

  /** @param restores whether to write to the database; false where a transaction may be open */
  #reconcile(
    database: Database,
    { restores, before }: { restores: boolean; before?: Database | undefined },
  ): void {
    const found = statSync(this.#file, { throwIfNoEntry: false });
    // It may be a folder, for example.
    if (found && !found.isFile()) renameSync(this.#file, setAsideName(this.#file, 'damaged'));
    const inJournal = summarise(readJournal(this.#file));
    const { leads, erased, deliveredAt, unreadable } = inJournal;
    if (unreadable > 0) copyFileSync(this.#file, setAsideName(this.#file, 'damaged'));
    this.#holdsErased = unreadable > 0 || inJournal.hasBlanks || erased.size > 0;

    const stored = storedIds(database);
    let restored = 0;
    const restore = (lead: JournaledLead, arrivedAt: number | undefined) => {
      const row = stored.get(lead.id);
      if (erased.has(lead.id) || row?.isErased) return;
      if (row) {
        // The row exists with a corrupted payload.
        if (row.payload !== undefined && row.payload !== lead.payload) {
          repairRow(database, lead);
          restored++;
        }
        return;
      }
      stored.set(lead.id, { isErased: false, payload: undefined });
      if (restoreLead(database, lead, arrivedAt)) restored++;
    };
    if (restores) {
      inTransaction(database, () => {
        for (const { record } of readJournal(this.#file)) {
          if (record && 'lead' in record) restore(record.lead, deliveredAt.get(record.lead.id));
        }
        for (const { lead, arrivedAt } of before ? leadsWithPayload(before) : []) {
          restore(lead, arrivedAt);
        }
      });
    }

    this.#openFile();
    const withoutTombstone = [...stored].filter(
      ([id, { isErased }]) => isErased && leads.has(id) && !erased.has(id),
    );
    if (withoutTombstone.length > 0) this.erased(withoutTombstone.map(([id]) => id));
    let added = 0;
    for (const { lead, arrivedAt } of leadsWithPayload(database)) {
      const hasLead = leads.has(lead.id) && !erased.has(lead.id);
      const hasDelivery = arrivedAt === undefined || deliveredAt.has(lead.id);
      if (!hasLead) added++;
      this.#append(
        [
          ...(hasLead ? [] : [{ lead }]),
          ...(hasDelivery ? [] : [{ delivered: lead.id, at: arrivedAt }]),
        ],
        false,
      );
    }
    if (added > 0) fdatasyncSync(this.#open());
    flushFolder(this.#dataDir);
    this.#logReconciled(restored, added, unreadable);
  }

  #logReconciled(restored: number, added: number, unreadable: number): void {
    if (restored > 0) {
      this.#log.error(
        { code: 'restored_from_journal', restored },
        'leads missing in the database were restored from the journal',
      );
    }
    if (unreadable > 0) {
      this.#log.error(
        { code: 'journal_damaged', unreadable, added },
        'unreadable lines in the journal of leads: a copy was set aside, and the journal was completed from the database',
      );
    } else if (added > 0) {
      this.#log.warn({ added }, 'leads missing in the journal were added from the database');
    }
  }

  /** Logs the first error of a series, and once that writing works again. */
  #guarded<T>(work: () => T): T {
    try {
      const result = work();
      if (this.#isWriteFailing) this.#log.info({}, 'the journal of leads can be written again');
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

/** Whether a line is copied when the journal is rewritten. */
function isKept({ record }: JournalLine, erased: ReadonlySet<string>): boolean {
  if (!record || 'erased' in record) return false;
  return !erased.has('lead' in record ? record.lead.id : record.delivered);
}

/** @throws Error when not all bytes were written */
function writeAll(descriptor: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.byteLength;) at += writeSync(descriptor, bytes, at);
}

/** Copies the bytes of a file after an offset. */
function copyTail(from: number, start: number, to: number): void {
  const tail = Buffer.alloc(fstatSync(from).size - start);
  writeAll(to, tail.subarray(0, readSync(from, tail, 0, tail.byteLength, start)));
}

function lastByte(descriptor: number, size: number): number | undefined {
  const last = Buffer.alloc(1);
  readSync(descriptor, last, 0, 1, size - 1);
  return last[0];
}

/** Makes created and renamed files survive a power cut, which requires a flush of their folder. */
function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
