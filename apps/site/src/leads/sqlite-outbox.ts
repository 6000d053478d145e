import type { SQLInputValue } from 'node:sqlite';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { leadFields, type LeadPayload } from '@clinicdee/protocol';
import { fingerprintOf } from '@clinicdee/protocol/http/secrets';
import type { Database, Row } from '../storage/sql.ts';
import { CommitGroup, type ToJournal } from './commit-group.ts';
import { identityOf } from './identity.ts';
import type { LeadJournal } from './journal.ts';
import {
  type Added,
  findDuplicate,
  insertLead,
  repairRow,
  storedLeads,
  type StoredRow,
  timeOf,
} from './outbox-rows.ts';
import {
  type LeadStatus,
  type NewLead,
  readLead,
  readPayload,
  readStatus,
  type StoredLead,
} from './stored-lead.ts';

/** Longest back-off; a `next_attempt_at` beyond it was written by a wrong clock. */
export const LONGEST_WAIT_MS = 5 * 60_000;

/** Rows per batch of a search through all payloads. */
const BATCH_SIZE = 100;

/** The waiting leads. Must match the condition of the partial indices literally. */
const isWaiting = `state = 'waiting' AND trashed_at IS NULL`;
const isActiveLead = 'is_canary = 0 AND trashed_at IS NULL';
/** Makes leads due now; to be continued with a condition. */
const makeDue = `UPDATE outbox SET state = 'waiting', next_attempt_at = ?1, same_failures = 0
                 WHERE ${isActiveLead}`;
const statusColumns = 'id, reference, state, attempts, last_failure, received_at, delivered_at';

const idOf = ({ id }: Row) => String(id);

/**
 * The queue of leads for the lead API, in the site's SQLite file. A lead is on disk before {@link SqliteOutbox.add}
 * resolves, and stays until the API has acknowledged it. All times are milliseconds since 1970.
 */
export class SqliteOutbox {
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

  /**
   * Commits a lead, or returns the lead that the same form fill has stored already: a double click, a retry and a
   * replay are one lead, while a corrected form is a new one. All leads that are added in the same turn of the event
   * loop are committed together.
   *
   * @throws Error when the lead was not stored
   */
  add(lead: NewLead, now = Date.now()): Promise<Added> {
    return this.#group.run((toJournal) => this.store(lead, now, toJournal));
  }

  /**
   * Stores a lead synchronously in the database; commits at once unless within a transaction. Executes one writing
   * statement at most, so that a failure leaves nothing.
   */
  store(lead: NewLead, now = Date.now(), toJournal: ToJournal = () => undefined): Added {
    const { payload, isSuspected, isCanary = false } = lead;
    const fingerprint = fingerprintOf(payload, leadFields);
    const identity = identityOf(lead, fingerprint);
    const row = {
      ...identity,
      idempotencyKey: lead.idempotencyKey ?? identity.id,
      fingerprint,
      payload: JSON.stringify(payload),
      isSuspected,
      receivedAt: now,
    };
    const added = insertLead(this.#database, row, { isCanary });
    if (!added.isNew) this.restore(added.id, now);
    else if (!isCanary) toJournal({ ...row, reference: added.reference });
    return added;
  }

  /** Whether {@link SqliteOutbox.add} would return an existing lead. */
  has({ idempotencyKey, payload }: NewLead, now = Date.now()): boolean {
    const fingerprint = fingerprintOf(payload, leadFields);
    return findDuplicate(this.#database, idempotencyKey, fingerprint, now) !== undefined;
  }

  /** When the lead of this reference was stored; undefined when there is none. */
  receivedAt(reference: string): number | undefined {
    const [row] = this.#rows('SELECT received_at FROM outbox WHERE reference = ?1', reference);
    return timeOf(row?.received_at);
  }

  /**
   * Returns the leads that are due: first those without an attempt, then those with the oldest attempt. An unreadable
   * lead is set aside, so that it does not block others.
   *
   * @param except ids to leave out
   * @param newest whether leads without an attempt come newest first instead of oldest first
   */
  due(
    limit: number,
    now = Date.now(),
    { except = [], newest = false }: { except?: readonly string[]; newest?: boolean } = {},
  ): StoredLead[] {
    const others = [...except, ...this.#unreadable];
    const placeholders = others.map((_, index) => `?${4 + index}`).join(', ');
    // `?2` is the latest plausible date.
    const isDue = `${isWaiting} AND (next_attempt_at <= ?1 OR next_attempt_at > ?2)`;
    const rows = this.#sending
      .prepare(
        `SELECT id, reference, payload, is_suspected, is_canary, attempts, received_at FROM outbox
         WHERE ${isDue} AND id NOT IN (${placeholders})
         ORDER BY is_canary, last_tried_at NULLS FIRST, received_at ${newest ? 'DESC' : 'ASC'}
         LIMIT ?3`,
      )
      .all(now, now + LONGEST_WAIT_MS, limit, ...others);
    return rows.flatMap((row) => {
      const lead = readLead(row) ?? this.#repaired(row);
      if (!lead) this.#setAsideUnreadable(idOf(row));
      return lead ?? [];
    });
  }

  /** Records that the lead API has acknowledged a lead. */
  markDelivered(id: string, now = Date.now()): void {
    this.#journal?.delivered(id, now);
    this.#change(
      `UPDATE outbox SET state = 'delivered', delivered_at = ?1, attempts = attempts + 1,
              last_failure = NULL, kept_from = NULL
       WHERE id = ?2 AND state <> 'delivered'`,
      now,
      id,
    );
  }

  /**
   * Records a failed attempt and when to try again.
   *
   * @returns how often in a row it has failed with this code
   */
  markFailed(id: string, failure: string, nextAttemptAt: number, now = Date.now()): number {
    const [row] = this.#rows(
      `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ?1, last_tried_at = ?2,
              same_failures = CASE WHEN last_failure = ?3 THEN same_failures + 1 ELSE 1 END,
              last_failure = ?3
       WHERE id = ?4 RETURNING same_failures`,
      nextAttemptAt,
      now,
      failure,
      id,
    );
    return Number(row?.same_failures ?? 0);
  }

  /** Sets a lead aside that the API keeps rejecting; its last failure says why. */
  markRefused(id: string): void {
    this.#change("UPDATE outbox SET state = 'refused' WHERE id = ?1 AND state = 'waiting'", id);
  }

  /**
   * Makes refused and waiting leads due now.
   *
   * @param which an id, a reference, or `all`
   * @param onlyRefused whether waiting leads are left unchanged
   * @returns how many leads are due now
   */
  resend(which: string, now = Date.now(), { onlyRefused = false } = {}): number {
    const states = onlyRefused ? "'refused'" : "'refused', 'waiting'";
    return this.#change(
      `${makeDue} AND state IN (${states}) AND ?2 IN ('all', id, reference)`,
      now,
      which,
    );
  }

  /** Resends every lead received since a time, delivered or not, unless it is erased. @returns how many */
  resendSince(since: number, now = Date.now()): number {
    return this.#change(`${makeDue} AND payload <> '{}' AND received_at >= ?2`, now, since);
  }

  /** Makes waiting leads due now whose last failure is one of these: the lead API is reachable again. */
  retryNow(failures: readonly string[], now = Date.now()): void {
    this.#change(
      `UPDATE outbox SET next_attempt_at = ?1
       WHERE ${isWaiting} AND next_attempt_at > ?1
         AND last_failure IN (SELECT value FROM json_each(?2))`,
      now,
      JSON.stringify(failures),
    );
  }

  /**
   * Restores leads from the trash. Their retention period starts again, and undelivered leads are sent.
   *
   * @param which an id, a reference, or `all`
   * @returns how many leads were restored
   */
  restore(which: string, now = Date.now()): number {
    return this.#change(
      `UPDATE outbox SET trashed_at = NULL, kept_from = NULL, next_attempt_at = ?1
       WHERE trashed_at IS NOT NULL AND ?2 IN ('all', id, reference)`,
      now,
      which,
    );
  }

  /**
   * Erases the personal data of a lead, in the journal too.
   *
   * @param which an id or a reference
   * @returns the ids
   */
  erase(which: string): string[] {
    const erased = this.#rows(
      `UPDATE outbox SET payload = '{}', fingerprint = id, trashed_at = NULL,
              state = CASE WHEN state = 'delivered' THEN state ELSE 'withdrawn' END
       WHERE ?1 IN (id, reference) AND payload <> '{}' RETURNING id`,
      which,
    );
    const ids = erased.map(idOf);
    this.#journal?.blank(ids);
    // The write-ahead log still has the erased data.
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return ids;
  }

  /** Returns the leads received before a time whose payload is accepted, in the trash too. Yields to the event loop. */
  async ofPerson(isPerson: (payload: string) => boolean, before: number): Promise<StoredRow[]> {
    const found: StoredRow[] = [];
    let count = 0;
    for (const row of storedLeads(this.#database)) {
      const { lead, isErased } = row;
      if (!isErased && lead.receivedAt <= before && isPerson(lead.payload)) found.push(row);
      if (++count % BATCH_SIZE === 0) await yieldToEventLoop();
    }
    return found;
  }

  /**
   * Returns every lead, oldest first.
   *
   * @param isTrash returns the leads in the trash instead
   */
  list({ isTrash = false } = {}): LeadStatus[] {
    return this.#rows(
      `SELECT ${statusColumns} FROM outbox
       WHERE is_canary = 0 AND trashed_at IS ${isTrash ? 'NOT NULL' : 'NULL'}
       ORDER BY received_at, id`,
    ).map(readStatus);
  }

  /** Counts waiting leads and those set aside, with the time of the oldest, without canaries. */
  queue() {
    const from = (state: string) => `FROM outbox WHERE state = '${state}' AND ${isActiveLead}`;
    const [row] = this.#rows(
      `SELECT (SELECT count(*) ${from('waiting')}) AS waiting,
              (SELECT min(received_at) ${from('waiting')}) AS waiting_since,
              (SELECT count(*) ${from('refused')}) AS refused,
              (SELECT min(received_at) ${from('refused')}) AS refused_since`,
    );
    return {
      waiting: Number(row?.waiting ?? 0),
      waitingSince: timeOf(row?.waiting_since),
      refused: Number(row?.refused ?? 0),
      refusedSince: timeOf(row?.refused_since),
    };
  }

  /** Returns the number of refused leads, and the newest of them. */
  refused(limit: number): { total: number; leads: LeadStatus[] } {
    const rows = this.#rows(
      `SELECT ${statusColumns}, count(*) OVER () AS total FROM outbox
       WHERE state = 'refused' AND is_canary = 0 ORDER BY received_at DESC, id LIMIT ?1`,
      limit,
    );
    return { total: Number(rows[0]?.total ?? 0), leads: rows.map(readStatus) };
  }

  /** Returns the payload, for `npm run leads`; undefined once it is erased, or when it is unreadable. */
  payloadOf(id: string): LeadPayload | undefined {
    const [row] = this.#rows(
      "SELECT payload FROM outbox WHERE id = ?1 AND payload <> '{}' AND trashed_at IS NULL",
      id,
    );
    return row && readPayload(row.payload);
  }

  /** Returns the newest canary, unless it is in the trash and so not sent any more. */
  canary(): LeadStatus | undefined {
    const [row] = this.#rows(
      `SELECT ${statusColumns} FROM outbox WHERE is_canary = 1 AND trashed_at IS NULL
       ORDER BY received_at DESC LIMIT 1`,
    );
    return row && readStatus(row);
  }

  /** Deletes the canaries that are not waiting. */
  removeCanaries(): void {
    this.#change(
      "DELETE FROM outbox WHERE is_canary = 1 AND (state <> 'waiting' OR trashed_at IS NOT NULL)",
    );
  }

  /** Records that staff were alerted, for later processes. Never throws: the alert is then sent again. */
  markAlerted(name: string, now: number): void {
    ignoringErrors(() => this.#note(`told:${name}`, now));
  }

  /** When staff were alerted; undefined when they were not, the problem is over, or it cannot be read. */
  alertedAt(name: string): number | undefined {
    return ignoringErrors(() => {
      const [row] = this.#rows('SELECT at FROM health WHERE key = ?1', `told:${name}`);
      return timeOf(row?.at);
    });
  }

  /** Records that the problem of an alert is over. Never throws. */
  clearAlerted(name: string): void {
    ignoringErrors(() => this.#change('DELETE FROM health WHERE key = ?1', `told:${name}`));
  }

  /**
   * Commits a meaningless row to test whether a lead could be stored: a rolled back transaction would not reach the
   * disk.
   *
   * @throws Error when a lead could not be stored; `SQLITE_BUSY` when another process is writing for long
   */
  tryWriting(now = Date.now()): void {
    // A health check must not block the event loop for as long as a lead may wait for the lock.
    this.#database.exec('PRAGMA busy_timeout = 200');
    try {
      this.#note('written', now);
    } finally {
      this.#database.exec('PRAGMA busy_timeout = 5000');
    }
    this.#journal?.assertWritable();
  }

  /** Stores a time under a key. */
  #note(key: string, now: number): void {
    this.#change(
      `INSERT INTO health (key, at) VALUES (?1, ?2)
       ON CONFLICT (key) DO UPDATE SET at = excluded.at`,
      key,
      now,
    );
  }

  /** Runs a statement to its end, which also commits a `RETURNING` one. */
  #rows(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#database.prepare(sql).all(...values);
  }

  /** @returns how many rows were changed */
  #change(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes);
  }

  /** Repairs a corrupted row from the journal. */
  #repaired(row: Row): StoredLead | undefined {
    const lead = this.#journal?.find(idOf(row));
    if (!lead) return undefined;
    // The lead is sent even if the row cannot be written, as on a full disk.
    ignoringErrors(() => repairRow(this.#database, lead));
    return readLead({
      ...row,
      reference: lead.reference,
      payload: lead.payload,
      received_at: lead.receivedAt,
    });
  }

  #setAsideUnreadable(id: string): void {
    const count = ignoringErrors(() =>
      this.#change(
        "UPDATE outbox SET state = 'refused', last_failure = 'unreadable' WHERE id = ?1",
        id,
      ),
    );
    // The disk may be full, and the index may not find a row whose id is corrupted.
    if (!count) this.#unreadable.add(id);
  }
}

function ignoringErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
