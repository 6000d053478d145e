import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Row } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { CommitGroup } from './commit-group.ts';
import { fingerprintOf } from './fingerprint.ts';
import { identityOf, newIdentity, TRIES } from './identity.ts';
import type { LeadJournal } from './journal.ts';
import type { JournaledLead } from './journal-lines.ts';
import * as ask from './outbox-sql.ts';
import type { Added, Erased, Outbox, Periods } from './outbox.ts';
import { countOld, eraseOld } from './retention-sql.ts';
import { type Identity, type NewLead, readLead, type StoredLead } from './stored-lead.ts';

/** Rows that are looked at in one step of retention: a few milliseconds, however long the leads are. */
const ROWS = 100;
/** Statements that answer with rows. */
const asking = /^\s*SELECT|\bRETURNING\b/;

/** The outbox in the site's own file: what a call returns is on disk. What it does, {@link Outbox} says. */
export class SqliteOutbox implements Outbox {
  readonly #database: Database;
  readonly #sending: Database;
  readonly #group: CommitGroup;
  readonly #journal: LeadJournal | undefined;
  /** Rows that cannot be read and, on a full disk or by a spoilt id, not be set aside either. */
  readonly #unreadable = new Set<string>();

  /**
   * @param sending where leads are read that are to be sent, which may be readable where nothing can be
   *   written
   * @param journal the second copy of every lead; without one the database is all there is
   */
  constructor(database: Database, sending = database, journal?: LeadJournal) {
    this.#database = database;
    this.#sending = sending;
    this.#journal = journal;
    this.#group = new CommitGroup(database, journal);
  }

  /** Commits together with whatever else is added in the same turn of the event loop. */
  add(lead: NewLead, now = Date.now()): Promise<Added> {
    return this.#group.run(() => this.store(lead, now));
  }

  /**
   * The same at once, in the database alone, in a commit of its own unless a transaction is under way.
   * Writes one statement at most, so that one which fails leaves nothing.
   */
  store(lead: NewLead, now = Date.now()): Added {
    const fingerprint = fingerprintOf(lead.payload);
    const known = () => this.#known(lead, fingerprint, now);
    // One with a key is found by the insert itself.
    const before = lead.idempotencyKey === undefined ? known() : undefined;
    if (before) return before;
    let identity = identityOf(lead);
    for (let tries = 1; tries <= TRIES; tries++) {
      const row = ask.newRow(lead, identity, fingerprint, now);
      if (this.#ask(ask.insert(row))) {
        if (!lead.isCanary) this.#journal?.add(journaled(lead, identity, fingerprint, now));
        return { ...identity, isNew: true };
      }
      const stored = known();
      if (stored) return stored;
      // Another lead is called so.
      identity = newIdentity();
    }
    throw new Error('The lead was neither stored nor found');
  }

  /** What the same form fill has stored already; back from the trash, where it was there. */
  #known(lead: NewLead, fingerprint: string, now: number): Added | undefined {
    const known = this.#ask(ask.known(lead.idempotencyKey, fingerprint, now));
    if (!known) return undefined;
    this.restore(known.id, now);
    return { ...known, isNew: false };
  }

  has(lead: NewLead, now = Date.now()): boolean {
    const fingerprint = fingerprintOf(lead.payload);
    return this.#ask(ask.known(lead.idempotencyKey, fingerprint, now)) !== undefined;
  }

  receivedAt(reference: string): number | undefined {
    return this.#ask(ask.receivedAt(reference));
  }

  due(
    limit: number,
    now = Date.now(),
    { except = [], newest = false }: { except?: Iterable<string>; newest?: boolean } = {},
  ): StoredLead[] {
    const due = ask.due(limit, now, [...except, ...this.#unreadable], newest);
    const rows = this.#ask(due, this.#sending);
    return rows.flatMap((row) => {
      const lead = readLead(row) ?? this.#mended(String(row.id), row);
      if (!lead) this.#setAsideUnreadable(String(row.id));
      return lead ?? [];
    });
  }

  nextAttemptAt(except: Iterable<string> = [], now = Date.now()): number | undefined {
    return this.#ask(ask.nextAttemptAt([...except, ...this.#unreadable], now), this.#sending);
  }

  markDelivered(id: string, now = Date.now()): void {
    this.#journal?.delivered(id, now);
    this.#ask(ask.markDelivered(id, now));
  }

  markFailed(id: string, failure: string, nextAttemptAt: number, now = Date.now()): number {
    return this.#ask(ask.markFailed(id, failure, nextAttemptAt, now));
  }

  setAside(id: string): void {
    this.#ask(ask.setAside(id));
  }

  resend(
    which: string,
    now = Date.now(),
    { onlyRefused = false }: { onlyRefused?: boolean } = {},
  ): number {
    return this.#ask(ask.resend(which, now, onlyRefused));
  }

  withdraw(idempotencyKey: string): boolean {
    const withdrawn = this.#ask(ask.withdraw(idempotencyKey));
    this.#journal?.erased(withdrawn);
    return withdrawn.length > 0;
  }

  hasten(failures: readonly string[], now = Date.now()): void {
    this.#ask(ask.hasten(failures, now));
  }

  restore(which: string, now = Date.now()): number {
    return this.#ask(ask.restore(which, now));
  }

  async countOld(periods: Periods, now = Date.now()): Promise<ErasureRows> {
    const rows: ErasureRows = { due: 0, total: 0, newestAt: undefined };
    for await (const range of this.#ranges()) {
      const { due, total, newestAt } = this.#ask(countOld(periods, now, range));
      rows.due += due;
      rows.total += total;
      rows.newestAt = Math.max(newestAt ?? -Infinity, rows.newestAt ?? -Infinity);
    }
    return rows;
  }

  async *eraseOld(periods: Periods, now = Date.now()): AsyncGenerator<Erased> {
    for await (const range of this.#ranges()) {
      yield this.#eraseAmong(eraseOld(periods, now, range));
    }
  }

  /** Row numbers, after which and up to which, of some rows at a time. */
  async *#ranges(): AsyncGenerator<readonly [number, number]> {
    for (let after = 0; ;) {
      const began = performance.now();
      const { last, size } = this.#ask(ask.rowsAfter(after, ROWS));
      if (size > 0) yield [after, last];
      if (size < ROWS) return;
      after = last;
      // As long as the step took, disk and thread are others': half a million leads may be due in one night.
      await sleep(performance.now() - began);
    }
  }

  #eraseAmong(steps: ReturnType<typeof eraseOld>): Erased {
    return inTransaction(this.#database, () => {
      for (const step of steps.undoWrongDates) this.#ask(step);
      this.#ask(steps.putIntoTrash);
      const gone = this.#ask(steps.eraseOthers);
      const delivered = this.#ask(steps.eraseDelivered);
      this.#ask(steps.eraseWithdrawn);
      // Before the commit: what is gone from the database must not come back from the journal.
      this.#journal?.erased([...gone, ...delivered]);
      return { delivered: delivered.length, gone };
    });
  }

  async rewriteJournal(): Promise<void> {
    if (this.#journal?.holdsErased) await this.#journal.rewrite();
  }

  resendSince(since: number, now = Date.now()): number {
    return this.#ask(ask.resendSince(since, now));
  }

  erase(which: string): string[] {
    const ids = this.#ask(ask.erase(which));
    this.#journal?.blank(ids);
    return ids;
  }

  list({ isTrash = false } = {}) {
    return this.#ask(ask.list(isTrash));
  }

  queue() {
    return this.#ask(ask.queue);
  }

  refused(limit: number) {
    return { total: this.#ask(ask.countRefused), leads: this.#ask(ask.newestRefused(limit)) };
  }

  payloadOf(id: string) {
    return this.#ask(ask.payloadOf(id));
  }

  canary() {
    return this.#ask(ask.canary);
  }

  removeCanaries(): void {
    this.#ask(ask.removeCanaries);
  }

  noteTold(name: string, now: number): void {
    this.#unlessBroken(ask.note(ask.toldKey(name), now));
  }

  toldAt(name: string): number | undefined {
    return this.#unlessBroken(ask.notedAt(ask.toldKey(name)));
  }

  forgetTold(name: string): void {
    this.#unlessBroken(ask.forget(ask.toldKey(name)));
  }

  /** The disk may be what staff are to be told of. */
  #unlessBroken<Answer>(what: ask.Ask<Answer>): Answer | undefined {
    try {
      return this.#ask(what);
    } catch {
      return undefined;
    }
  }

  tryWriting(now = Date.now()): void {
    this.#journal?.assertWritable();
    // Who asks for health must not stop the whole site for as long as a lead would wait.
    this.#database.exec('PRAGMA busy_timeout = 200');
    try {
      this.#ask(ask.noteWriting(now));
    } finally {
      this.#database.exec('PRAGMA busy_timeout = 5000');
    }
  }

  #ask<Answer>({ sql, values, read }: ask.Ask<Answer>, database = this.#database): Answer {
    const statement = database.prepare(sql);
    if (asking.test(sql)) {
      const rows = statement.all(...values);
      return read(rows, rows.length);
    }
    return read([], Number(statement.run(...values).changes));
  }

  /** A row that a disk has garbled, as the journal has it. */
  #mended(id: string, row: Row): StoredLead | undefined {
    const lead = this.#journal?.find(id);
    if (!lead) return undefined;
    try {
      ask.mend(this.#database, lead);
    } catch {
      // A full disk, say: it is sent all the same.
    }
    return readLead({
      ...{ ...row, reference: lead.reference, payload: lead.payload },
      received_at: lead.receivedAt,
    });
  }

  #setAsideUnreadable(id: string): void {
    try {
      // By a spoilt id an index may not find it.
      if (this.#ask(ask.setAsideUnreadable(id)) === 0) this.#unreadable.add(id);
    } catch {
      this.#unreadable.add(id);
    }
  }
}

const journaled = (
  { idempotencyKey, isSuspected, payload }: NewLead,
  { id, reference }: Identity,
  fingerprint: string,
  receivedAt: number,
): JournaledLead => ({
  ...{ id, reference, fingerprint, isSuspected, receivedAt },
  idempotencyKey: idempotencyKey ?? id,
  payload: JSON.stringify(payload),
});
