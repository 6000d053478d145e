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
import { promisify } from 'node:util';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { journalFile, prepareForWriting, setAsideName } from '../environment/data-files.ts';
import type { Database } from '../database/sql.ts';
import {
  formatLine,
  type JournaledLead,
  type JournalRecord,
  type JournalSummary,
  leadIdOf,
  parseLine,
  readJournal,
  summarise,
} from './journal-lines.ts';
import { leadsWithPayload, restoreLeads } from './outbox-rows.ts';

const flushToDisk = promisify(fdatasync);

/** Lines that are written and may not be flushed yet. */
export interface PendingWrite {
  flushed: Promise<void>;
  undo: () => void;
}

const NEWLINE = 0x0a;

/**
 * A second copy of every lead: one JSON line with a checksum, flushed to disk before the visitor gets an answer. When
 * the database is opened, leads missing in the database are restored from the journal, and the reverse. So no
 * acknowledged lead is lost when one of the two is deleted, truncated or corrupted.
 *
 * A delivery is recorded without a flush: if the record and the database are both lost, the lead is sent again under
 * its Idempotency-Key. An erasure overwrites the line of the lead; blank lines are removed at the next start.
 */
export class LeadJournal {
  readonly #dataDir: string;
  readonly #file: string;
  readonly #log: Log;
  #database: Database | undefined;
  #descriptor: number | undefined;
  /** Size of the file after the last write, in bytes. */
  #size = 0;

  constructor(dataDir: string, log: Log) {
    this.#dataDir = dataDir;
    this.#file = journalFile(dataDir);
    this.#log = log;
  }

  /**
   * Writes leads and starts to flush them in another thread.
   *
   * @returns `flushed` rejects when the flush fails; `undo` removes the lines when the database does not commit. Undo
   *   is best effort: a lead that stays in the journal only is still one lead under its key
   * @throws Error when the write fails; then the file is unchanged
   */
  write(leads: readonly JournaledLead[]): PendingWrite {
    if (leads.length === 0) return { flushed: Promise.resolve(), undo: () => undefined };
    const undo = this.#append(leads.map((lead) => ({ lead })));
    return { flushed: this.#flush(), undo };
  }

  /** Records a delivery, without a flush. Never throws. */
  delivered(id: string, at: number): void {
    try {
      this.#append([{ delivered: id, at }]);
    } catch {
      // The delivery is also marked in the database, which throws if it cannot be.
    }
  }

  /**
   * Overwrites the lines of erased leads in place, so that they are not restored. Another process may append
   * meanwhile.
   *
   * @throws Error when the write fails
   */
  blank(ids: readonly string[]): void {
    if (ids.length === 0) return;
    // Writes a missing file again.
    this.assertWritable();
    const erased = new Set(ids);
    const descriptor = openSync(this.#file, 'r+');
    try {
      let at = 0;
      for (const line of readJournal(this.#file)) {
        if (erased.has(leadIdOf(line) ?? '')) {
          writeSync(descriptor, Buffer.alloc(line.byteLength, ' '), 0, undefined, at);
        }
        at += line.byteLength + 1;
      }
      fdatasyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  /** @throws Error when the journal cannot be opened for writing */
  assertWritable(): void {
    this.#open();
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
    const found = this.#summary();
    const { restored, erased } = restoreLeads(database, readJournal(this.#file), found, before);
    const added = this.#complete(database, found);
    const isClean = found.unreadable === 0 && !found.hasBlanks && found.erased.size === 0;
    if (!isClean || erased.size > 0) this.#compact(erased);
    this.#logReconciled(restored, added, found.unreadable);
  }

  /** Returns the last copy of a lead, to repair an unreadable row; undefined when there is none. */
  find(id: string): JournaledLead | undefined {
    let found: JournaledLead | undefined;
    for (const line of readJournal(this.#file)) {
      const record = leadIdOf(line) === id ? parseLine(line) : undefined;
      if (record && 'lead' in record) found = record.lead;
    }
    return found;
  }

  /** Closes the file. */
  close(): void {
    this.#close();
    this.#database = undefined;
  }

  async #flush(): Promise<void> {
    await flushToDisk(this.#open());
  }

  /** @returns a function that undoes the write */
  #append(records: readonly JournalRecord[]): () => void {
    const bytes = Buffer.concat(records.map(formatLine));
    if (bytes.byteLength === 0) return () => undefined;
    const descriptor = this.#open();
    const start = fstatSync(descriptor).size;
    const undo = () => {
      // Another process may have appended since.
      if (fstatSync(descriptor).size <= start + bytes.byteLength) ftruncateSync(descriptor, start);
    };
    try {
      writeAll(descriptor, bytes);
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
        this.#log.warn({ code: codeOf(error) }, 'a lead that was not stored stays in the journal');
      }
    };
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
      // A transaction may be open, so nothing is written to the database.
      this.#complete(this.#database, this.#summary());
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

  /** Reads the file. Sets a folder in its place aside, and a copy of a file with unreadable lines. */
  #summary(): JournalSummary {
    prepareForWriting(this.#file);
    const found = summarise(readJournal(this.#file));
    if (found.unreadable > 0) copyFileSync(this.#file, setAsideName(this.#file, 'damaged'));
    return found;
  }

  /** Adds what the database has and the journal lacks. @returns how many leads */
  #complete(database: Database, { leads, erased, deliveredAt }: JournalSummary): number {
    this.#openFile();
    let added = 0;
    for (const { lead, arrivedAt } of leadsWithPayload(database)) {
      const hasLead = leads.has(lead.id) && !erased.has(lead.id);
      const hasDelivery = arrivedAt === undefined || deliveredAt.has(lead.id);
      if (!hasLead) added++;
      this.#append([
        ...(hasLead ? [] : [{ lead }]),
        ...(hasDelivery ? [] : [{ delivered: lead.id, at: arrivedAt }]),
      ]);
    }
    if (added > 0) fdatasyncSync(this.#open());
    flushFolder(this.#dataDir);
    return added;
  }

  /** Removes unreadable and blank lines and the lines of erased leads. A full disk postpones it. */
  #compact(erasedRows: ReadonlySet<string>): void {
    const fresh = `${this.#file}.new`;
    try {
      const { erased } = summarise(readJournal(this.#file));
      const to = openSync(fresh, 'w', 0o600);
      try {
        for (const line of readJournal(this.#file)) {
          const record = parseLine(line);
          if (!record || 'erased' in record) continue;
          const id = 'lead' in record ? record.lead.id : record.delivered;
          if (!erased.has(id) && !erasedRows.has(id)) writeAll(to, formatLine(record));
        }
        fdatasyncSync(to);
      } finally {
        closeSync(to);
      }
      renameSync(fresh, this.#file);
      flushFolder(this.#dataDir);
      this.#close();
      this.#openFile();
    } catch (error) {
      rmSync(fresh, { force: true });
      this.#log.warn({ code: codeOf(error) }, 'erased lines stay in the journal of leads');
    }
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
}

/** @throws Error when not all bytes were written */
function writeAll(descriptor: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.byteLength;) at += writeSync(descriptor, bytes, at);
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
