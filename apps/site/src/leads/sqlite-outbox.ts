import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Row } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { CommitGroup } from './commit-group.ts';
import { fingerprintOf } from './fingerprint.ts';
import { identityOf, newIdentity, TRIES } from './identity.ts';
import type { LeadJournal } from './journal.ts';
import type { JournaledLead } from './journal-lines.ts';
import * as queries from './outbox-sql.ts';
import type { Added, Erased, Outbox, Periods } from './outbox.ts';
import { countOld, eraseOld } from './retention-sql.ts';
import { type Identity, type NewLead, readLead, type StoredLead } from './stored-lead.ts';

/** Batch size of retention: a batch takes a few milliseconds. */
const ROWS = 100;
/** Statements that return rows. */
const returnsRows = /^\s*SELECT|\bRETURNING\b/;

/** Implements {@link Outbox} in the site's SQLite file: when a call returns, its changes are on disk. */
export class SqliteOutbox implements Outbox {
  readonly #database: Database;
  readonly #sending: Database;
  readonly #group: CommitGroup;
  readonly #journal: LeadJournal | undefined;
  /** Unreadable rows that could not be set aside, because of a full disk or a corrupted id. */
  readonly #unreadable = new Set<string>();

  /**
   * @param sending the connection that reads due leads; it may stay readable when nothing can be written
   * @param journal the second copy of every lead
   */
  constructor(database: Database, sending = database, journal?: LeadJournal) {
    this.#database = database;
    this.#sending = sending;
    this.#journal = journal;
    this.#group = new CommitGroup(database, journal);
  }

  /** Commits together with all leads that are added in the same turn of the event loop. */
  add(lead: NewLead, now = Date.now()): Promise<Added> {
    return this.#group.run(() => this.store(lead, now));
  }

  /**
   * Stores a lead synchronously, in the database only; commits at once unless within a transaction. Executes one
   * writing statement at most, so that a failure leaves nothing.
   */
  store(lead: NewLead, now = Date.now()): Added {
    const fingerprint = fingerprintOf(lead.payload);
    const findDuplicate = () => this.#findDuplicate(lead, fingerprint, now);
    // With a key the insert itself detects a duplicate.
    const before = lead.idempotencyKey === undefined ? findDuplicate() : undefined;
    if (before) return before;
    let identity = identityOf(lead);
    for (let tries = 1; tries <= TRIES; tries++) {
      const row = queries.newRow(lead, identity, fingerprint, now);
      if (this.#run(queries.insert(row))) {
        if (!lead.isCanary) this.#journal?.add(journaled(lead, identity, fingerprint, now));
        return { ...identity, isNew: true };
      }
      const stored = findDuplicate();
      if (stored) return stored;
      // Another lead has this id or reference.
      identity = newIdentity();
    }
    throw new Error('The lead was neither stored nor found');
  }

  /** Returns the duplicate of a form fill, restored from the trash if it was there. */
  #findDuplicate(lead: NewLead, fingerprint: string, now: number): Added | undefined {
    const duplicate = this.#run(queries.findDuplicate(lead.idempotencyKey, fingerprint, now));
    if (!duplicate) return undefined;
    this.restore(duplicate.id, now);
    return { ...duplicate, isNew: false };
  }

  has(lead: NewLead, now = Date.now()): boolean {
    const fingerprint = fingerprintOf(lead.payload);
    return this.#run(queries.findDuplicate(lead.idempotencyKey, fingerprint, now)) !== undefined;
  }

  receivedAt(reference: string): number | undefined {
    return this.#run(queries.receivedAt(reference));
  }

  due(
    limit: number,
    now = Date.now(),
    { except = [], newest = false }: { except?: Iterable<string>; newest?: boolean } = {},
  ): StoredLead[] {
    const due = queries.due(limit, now, [...except, ...this.#unreadable], newest);
    const rows = this.#run(due, this.#sending);
    return rows.flatMap((row) => {
      const lead = readLead(row) ?? this.#repaired(String(row.id), row);
      if (!lead) this.#setAsideUnreadable(String(row.id));
      return lead ?? [];
    });
  }

  nextAttemptAt(except: Iterable<string> = [], now = Date.now()): number | undefined {
    return this.#run(queries.nextAttemptAt([...except, ...this.#unreadable], now), this.#sending);
  }

  markDelivered(id: string, now = Date.now()): void {
    this.#journal?.delivered(id, now);
    this.#run(queries.markDelivered(id, now));
  }

  markFailed(id: string, failure: string, nextAttemptAt: number, now = Date.now()): number {
    return this.#run(queries.markFailed(id, failure, nextAttemptAt, now));
  }

  markRefused(id: string): void {
    this.#run(queries.markRefused(id));
  }

  resend(
    which: string,
    now = Date.now(),
    { onlyRefused = false }: { onlyRefused?: boolean } = {},
  ): number {
    return this.#run(queries.resend(which, now, onlyRefused));
  }

  withdraw(idempotencyKey: string): boolean {
    const withdrawn = this.#run(queries.withdraw(idempotencyKey));
    this.#journal?.erased(withdrawn);
    return withdrawn.length > 0;
  }

  retryNow(failures: readonly string[], now = Date.now()): void {
    this.#run(queries.retryNow(failures, now));
  }

  restore(which: string, now = Date.now()): number {
    return this.#run(queries.restore(which, now));
  }

  async countOld(periods: Periods, now = Date.now()): Promise<ErasureRows> {
    const rows: ErasureRows = { due: 0, total: 0, newestAt: undefined };
    for await (const range of this.#ranges()) {
      const { due, total, newestAt } = this.#run(countOld(periods, now, range));
      rows.due += due;
      rows.total += total;
      rows.newestAt = Math.max(newestAt ?? -Infinity, rows.newestAt ?? -Infinity);
    }
    return rows;
  }

  async *eraseOld(periods: Periods, now = Date.now()): AsyncGenerator<Erased> {
    for await (const range of this.#ranges()) {
      yield this.#eraseBatch(eraseOld(periods, now, range));
    }
  }

  /** Yields ranges of `rowid`s, one batch each. */
  async *#ranges(): AsyncGenerator<readonly [number, number]> {
    for (let after = 0; ;) {
      const began = performance.now();
      const { last, size } = this.#run(queries.rowsAfter(after, ROWS));
      if (size > 0) yield [after, last];
      if (size < ROWS) return;
      after = last;
      // Pauses as long as the batch took, to leave disk and event loop to others: many leads may be due at once.
      await sleep(performance.now() - began);
    }
  }

  #eraseBatch(steps: ReturnType<typeof eraseOld>): Erased {
    return inTransaction(this.#database, () => {
      for (const step of steps.undoWrongDates) this.#run(step);
      this.#run(steps.putIntoTrash);
      const gone = this.#run(steps.eraseOthers);
      const delivered = this.#run(steps.eraseDelivered);
      this.#run(steps.eraseWithdrawn);
      // Before the commit, so that erased leads are not restored from the journal.
      this.#journal?.erased([...gone, ...delivered]);
      return { delivered: delivered.length, gone };
    });
  }

  async rewriteJournal(): Promise<void> {
    if (this.#journal?.holdsErased) await this.#journal.rewrite();
  }

  resendSince(since: number, now = Date.now()): number {
    return this.#run(queries.resendSince(since, now));
  }

  erase(which: string): string[] {
    const ids = this.#run(queries.erase(which));
    this.#journal?.blank(ids);
    return ids;
  }

  list({ isTrash = false } = {}) {
    return this.#run(queries.list(isTrash));
  }

  queue() {
    return this.#run(queries.queue);
  }

  refused(limit: number) {
    return {
      total: this.#run(queries.countRefused),
      leads: this.#run(queries.newestRefused(limit)),
    };
  }

  payloadOf(id: string) {
    return this.#run(queries.payloadOf(id));
  }

  canary() {
    return this.#run(queries.canary);
  }

  removeCanaries(): void {
    this.#run(queries.removeCanaries);
  }

  markAlerted(name: string, now: number): void {
    this.#tryQuery(queries.note(queries.alertKey(name), now));
  }

  alertedAt(name: string): number | undefined {
    return this.#tryQuery(queries.notedAt(queries.alertKey(name)));
  }

  clearAlerted(name: string): void {
    this.#tryQuery(queries.forget(queries.alertKey(name)));
  }

  /** Ignores errors: the alert may be about this disk. */
  #tryQuery<Answer>(query: queries.Query<Answer>): Answer | undefined {
    try {
      return this.#run(query);
    } catch {
      return undefined;
    }
  }

  tryWriting(now = Date.now()): void {
    this.#journal?.assertWritable();
    // A health check must not block the event loop for as long as a lead may wait for the lock.
    this.#database.exec('PRAGMA busy_timeout = 200');
    try {
      this.#run(queries.noteWriting(now));
    } finally {
      this.#database.exec('PRAGMA busy_timeout = 5000');
    }
  }

  #run<Answer>({ sql, values, read }: queries.Query<Answer>, database = this.#database): Answer {
    const statement = database.prepare(sql);
    if (returnsRows.test(sql)) {
      const rows = statement.all(...values);
      return read(rows, rows.length);
    }
    return read([], Number(statement.run(...values).changes));
  }

  /** Repairs a corrupted row from the journal. */
  #repaired(id: string, row: Row): StoredLead | undefined {
    const lead = this.#journal?.find(id);
    if (!lead) return undefined;
    try {
      queries.repairRow(this.#database, lead);
    } catch {
      // The lead is sent even if the row cannot be written, as on a full disk.
    }
    return readLead({
      ...{ ...row, reference: lead.reference, payload: lead.payload },
      received_at: lead.receivedAt,
    });
  }

  #setAsideUnreadable(id: string): void {
    try {
      // The index may not find a row whose id is corrupted.
      if (this.#run(queries.setAsideUnreadable(id)) === 0) this.#unreadable.add(id);
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
