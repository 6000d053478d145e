import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { setAsideName } from '@clinicdee/data-dir/set-aside';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { journalFile, prepareForWriting } from '../environment/data-files.ts';
import type { Database } from '../storage/sql.ts';
import {
  formatLine,
  type JournalContent,
  type JournaledLead,
  parseJournal,
  placesOf,
} from './journal-lines.ts';
import { restoreLeads, storedLeads } from './outbox-rows.ts';

const flushToDisk = promisify(fdatasync);

/** Lines that are written and may not be flushed yet. */
export interface PendingWrite {
  flushed: Promise<void>;
  undo: () => void;
}

/**
 * A second copy of every lead: one JSON line with a checksum, flushed to disk before the visitor gets an answer. When
 * the database is opened, leads missing in the database are restored from the journal, and the reverse. So no
 * acknowledged lead is lost when one of the two is deleted, truncated or corrupted.
 *
 * A delivery is recorded without a flush: if the record and the database are both lost, the lead is sent again under
 * its Idempotency-Key. An erasure overwrites the line of the lead; the next start drops blank lines.
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
    const undo = this.#append(Buffer.concat(leads.map((lead) => formatLine({ lead }))));
    return { flushed: this.#flush(), undo };
  }

  /** Records a delivery, without a flush. Never throws. */
  delivered(id: string, at: number): void {
    try {
      this.#append(formatLine({ delivered: id, at }));
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
    this.#open();
    const descriptor = openSync(this.#file, 'r+');
    try {
      for (const { from, length } of placesOf(this.#bytes(), new Set(ids))) {
        writeSync(descriptor, Buffer.alloc(length, ' '), 0, undefined, from);
      }
      fdatasyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  /** Writes a line break and removes it again. @throws Error when that fails */
  assertWritable(): void {
    this.#append(Buffer.from('\n'))();
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
    const found = this.#read();
    const restored = restoreLeads(database, found, before);
    const added = this.#complete(database, found);
    this.#logReconciled(restored, added, found.unreadable);
  }

  /** Returns the last copy of a lead, to repair an unreadable row; undefined when there is none. */
  find(id: string): JournaledLead | undefined {
    return parseJournal(this.#bytes()).leads.get(id);
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
  #append(bytes: Buffer): () => void {
    const descriptor = this.#open();
    const start = fstatSync(descriptor).size;
    const undo = () => {
      // Another process may have appended since.
      if (fstatSync(descriptor).size <= start + bytes.byteLength) ftruncateSync(descriptor, start);
    };
    try {
      appendFileSync(descriptor, bytes);
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
      this.#complete(this.#database, this.#read());
    }
    return this.#descriptor ?? this.#openFile();
  }

  #openFile(): number {
    this.#descriptor = openSync(this.#file, 'a+', 0o600);
    this.#size = fstatSync(this.#descriptor).size;
    flushFolder(this.#dataDir);
    return this.#descriptor;
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

  #bytes(): Buffer {
    return existsSync(this.#file) ? readFileSync(this.#file) : Buffer.alloc(0);
  }

  /** Reads the file. Sets a folder in its place aside, and a copy of a file with unreadable lines. */
  #read(): JournalContent {
    prepareForWriting(this.#file);
    const found = parseJournal(this.#bytes());
    if (found.unreadable > 0) copyFileSync(this.#file, setAsideName(this.#file, 'damaged'));
    return found;
  }

  /**
   * Opens the file. Rewrites it first if it lacks leads or deliveries of the database or has obsolete lines.
   *
   * @returns how many leads it lacked
   */
  #complete(database: Database, { deliveredAt, leads, ...found }: JournalContent): number {
    let added = 0;
    let isOutdated = found.isOpen || found.hasLeftovers || found.unreadable > 0;
    for (const { lead, arrivedAt, isErased } of storedLeads(database)) {
      if (isErased) {
        if (leads.delete(lead.id)) isOutdated = true;
        continue;
      }
      if (!leads.has(lead.id)) {
        leads.set(lead.id, lead);
        added++;
      }
      if (arrivedAt === undefined || deliveredAt.has(lead.id)) continue;
      deliveredAt.set(lead.id, arrivedAt);
      isOutdated = true;
    }
    try {
      if (isOutdated || added > 0) this.#rewrite(leads, deliveredAt);
    } catch (error) {
      if (found.isOpen || added > 0) throw error;
      // No room for another copy: leads can still be added to this one.
      this.#log.warn({ code: codeOf(error) }, 'erased lines stay in the journal of leads');
    }
    this.#openFile();
    return added;
  }

  #rewrite(leads: JournalContent['leads'], deliveredAt: JournalContent['deliveredAt']): void {
    const fresh = `${this.#file}.new`;
    const lines = [...leads.values()].flatMap((lead) => {
      const at = deliveredAt.get(lead.id);
      const delivery = at === undefined ? [] : [formatLine({ delivered: lead.id, at })];
      return [formatLine({ lead }), ...delivery];
    });
    try {
      writeFileSync(fresh, Buffer.concat(lines), { mode: 0o600, flush: true });
      renameSync(fresh, this.#file);
    } finally {
      rmSync(fresh, { force: true });
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

/** Makes created and renamed files survive a power cut, which requires a flush of their folder. */
function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
