import { Clock } from '@clinicdee/clock';
import { randomUUID } from 'node:crypto';
import type { Database } from '../sql.ts';
import { type LeadPayload, newReference } from '@clinicdee/protocol';
import { fingerprintOf } from './fingerprint.ts';
import {
  type LeadStatus,
  type NewLead,
  readLead,
  readPayload,
  readStatus,
  type StoredLead,
} from './stored-lead.ts';

/** Without a key of its own, the same words again within this time are the same lead. */
const SAME_WITHIN_MS = 60 * 60 * 1000;
/** No failed attempt waits longer for the next; a date beyond it was written by a wrong clock. */
export const LONGEST_WAIT_MS = 5 * 60_000;
/** While the clock is not believed, a lead's period has not begun: retention puts the right date. */
const NOT_BEGUN = Date.UTC(9999, 0);

/** What has not arrived; times in milliseconds since 1970. */
export interface OutboxQueue {
  waiting: number;
  waitingSince: number | undefined;
  /** Set aside. */
  refused: number;
  refusedSince: number | undefined;
}

/**
 * Leads between "thank you" and the lead API. A row is on disk before {@link Outbox.add} returns, and
 * stays until the API has acknowledged it. All times are milliseconds since 1970.
 */
export class Outbox {
  readonly #database: Database;
  readonly #clock: Pick<Clock, 'now' | 'state'>;
  /** Rows that cannot be read and, on a full disk, not be set aside either. */
  readonly #unreadable = new Set<string>();

  /** @param clock dates what is written; the machine's own where none is handed */
  constructor(database: Database, clock: Pick<Clock, 'now' | 'state'> = new Clock()) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Commits a lead, or finds the one that the same form fill has stored already: a double click, a
   * retry and a replay are one lead, while a corrected form is a new one.
   *
   * @throws Error when it could not be stored; then nothing was
   */
  add(lead: NewLead, now = this.#clock.now()): { id: string; reference: string; isNew: boolean } {
    const fingerprint = fingerprintOf(lead.payload);
    const known = this.#find(lead.idempotencyKey, fingerprint, now);
    if (known) {
      this.restore(known.id, now);
      return { ...known, isNew: false };
    }

    const row = { id: randomUUID(), reference: newReference() };
    const { changes } = this.#database
      .prepare(
        `INSERT INTO outbox
           (id, reference, idempotency_key, fingerprint, payload, is_suspected, is_canary,
            received_at, next_attempt_at, kept_from)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (idempotency_key, fingerprint) DO NOTHING`,
      )
      .run(
        row.id,
        row.reference,
        lead.idempotencyKey ?? row.id,
        fingerprint,
        JSON.stringify(lead.payload),
        Number(lead.isSuspected),
        Number(lead.isCanary ?? false),
        now,
        now,
        this.#keptFrom(),
      );
    if (changes === 1) return { ...row, isNew: true };
    // Another process stored it between the look and the insert.
    const stored = this.#find(lead.idempotencyKey, fingerprint, now);
    if (!stored) throw new Error('The lead was neither stored nor found');
    return { ...stored, isNew: false };
  }

  /** Whether {@link Outbox.add} would find this lead instead of storing it. */
  has(lead: NewLead, now = this.#clock.now()): boolean {
    return this.#find(lead.idempotencyKey, fingerprintOf(lead.payload), now) !== undefined;
  }

  /** When the lead of this reference was stored, in milliseconds since 1970; undefined for none. */
  receivedAt(reference: string): number | undefined {
    const row = this.#database
      .prepare('SELECT received_at FROM outbox WHERE reference = ?')
      .get(reference);
    return typeof row?.received_at === 'number' ? row.received_at : undefined;
  }

  /**
   * Leads to be tried now: first those that never were, then those whose last try is longest ago. One
   * that cannot be read is set aside, and is not in the way of the others.
   *
   * @param except ids to leave out
   * @param newest of those that were never tried, the newest first instead of the oldest
   */
  due(
    limit: number,
    now = this.#clock.now(),
    { except = [], newest = false }: { except?: Iterable<string>; newest?: boolean } = {},
  ): StoredLead[] {
    const rows = this.#database
      .prepare(
        `SELECT id, reference, payload, is_suspected, is_canary, attempts, received_at FROM outbox
         WHERE state = 'waiting' AND (next_attempt_at <= ?1 OR next_attempt_at > ?2)
           AND trashed_at IS NULL AND id NOT IN (SELECT value FROM json_each(?3))
         ORDER BY is_canary, last_tried_at NULLS FIRST, received_at ${newest ? 'DESC' : 'ASC'} LIMIT ?4`,
      )
      .all(now, now + LONGEST_WAIT_MS, JSON.stringify([...except, ...this.#unreadable]), limit);
    return rows.flatMap((row) => {
      const lead = readLead(row);
      if (!lead) this.#setAsideUnreadable(String(row.id));
      return lead ?? [];
    });
  }

  /**
   * When the next lead is due, or undefined when none waits.
   *
   * @param except ids to leave out
   */
  nextAttemptAt(except: Iterable<string> = [], now = this.#clock.now()): number | undefined {
    const row = this.#database
      .prepare(
        `SELECT min(iif(next_attempt_at > ?2, ?1, next_attempt_at)) AS at FROM outbox
         WHERE state = 'waiting' AND trashed_at IS NULL
           AND id NOT IN (SELECT value FROM json_each(?3))`,
      )
      .get(now, now + LONGEST_WAIT_MS, JSON.stringify([...except, ...this.#unreadable]));
    return typeof row?.at === 'number' ? row.at : undefined;
  }

  /** Records that the lead API has acknowledged a lead. */
  markDelivered(id: string, now = this.#clock.now()): void {
    this.#database
      .prepare(
        `UPDATE outbox SET state = 'delivered', delivered_at = ?, attempts = attempts + 1,
                last_failure = NULL, kept_from = coalesce(?, kept_from) WHERE id = ?`,
      )
      .run(now, this.#keptFrom(), id);
  }

  /**
   * Records a failed attempt and when to try again.
   *
   * @returns how often in a row it has failed in this way
   */
  markFailed(id: string, failure: string, nextAttemptAt: number, now = this.#clock.now()): number {
    const row = this.#database
      .prepare(
        `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ?, last_tried_at = ?,
                same_failures = iif(last_failure = ?, same_failures + 1, 1), last_failure = ?
         WHERE id = ? RETURNING same_failures`,
      )
      .get(nextAttemptAt, now, failure, failure, id);
    return Number(row?.same_failures ?? 0);
  }

  /** Sets a lead aside that will not be taken however often it is sent; its last failure says why. */
  setAside(id: string): void {
    this.#database
      .prepare("UPDATE outbox SET state = 'refused' WHERE id = ? AND state = 'waiting'")
      .run(id);
  }

  /**
   * Sends leads again that were set aside, and those that wait, now.
   *
   * @param which an id, a reference, or `all`
   * @param onlyRefused leaves alone what waits
   * @returns how many there are
   */
  resend(
    which: string,
    now = this.#clock.now(),
    { onlyRefused = false }: { onlyRefused?: boolean } = {},
  ): number {
    const { changes } = this.#database
      .prepare(
        `UPDATE outbox SET state = 'waiting', next_attempt_at = ?, same_failures = 0
         WHERE state IN ('refused', iif(?, 'refused', 'waiting'))
           AND is_canary = 0 AND trashed_at IS NULL
           AND ? IN ('all', id, reference)`,
      )
      .run(now, Number(onlyRefused), which);
    return Number(changes);
  }

  /**
   * What was kept under this key has come in another way: unless it was delivered already, it is not
   * sent any more, and what was typed is erased.
   *
   * @returns whether there was something to withdraw
   */
  withdraw(idempotencyKey: string): boolean {
    const { changes } = this.#database
      .prepare(
        `UPDATE outbox SET state = 'withdrawn', payload = '{}'
         WHERE state IN ('waiting', 'refused') AND idempotency_key = ?`,
      )
      .run(idempotencyKey);
    return changes > 0;
  }

  /** The lead API answers again: what waits only because it did not is due now. */
  hasten(failures: readonly string[], now = this.#clock.now()): void {
    this.#database
      .prepare(
        `UPDATE outbox SET next_attempt_at = ?
         WHERE state = 'waiting' AND next_attempt_at > ?
           AND last_failure IN (SELECT value FROM json_each(?))`,
      )
      .run(now, now, JSON.stringify(failures));
  }

  /**
   * Brings leads back from the trash. Whoever does so says that they are still wanted: their period
   * begins anew, and those that were not delivered are sent.
   *
   * @param which an id, a reference, or `all`
   * @returns how many there were
   */
  restore(which: string, now = this.#clock.now()): number {
    const { changes } = this.#database
      .prepare(
        `UPDATE outbox SET trashed_at = NULL, kept_from = ?1, next_attempt_at = ?1
         WHERE trashed_at IS NOT NULL AND ?2 IN ('all', id, reference)`,
      )
      .run(now, which);
    return Number(changes);
  }

  /**
   * Every lead, oldest first.
   *
   * @param isTrash those in the trash instead of all others
   */
  list({ isTrash = false } = {}): LeadStatus[] {
    return this.#database
      .prepare(
        `SELECT id, reference, state, attempts, last_failure, received_at, delivered_at
         FROM outbox WHERE is_canary = 0 AND trashed_at IS ${isTrash ? 'NOT NULL' : 'NULL'}
         ORDER BY received_at, id`,
      )
      .all()
      .map(readStatus);
  }

  /** How many leads wait or are set aside, and since when the oldest; canaries do not count. */
  queue(): OutboxQueue {
    const row = this.#database
      .prepare(
        `SELECT (SELECT count(*) FROM outbox
                 WHERE state = 'waiting' AND is_canary = 0 AND trashed_at IS NULL) AS waiting,
                (SELECT min(received_at) FROM outbox
                 WHERE state = 'waiting' AND is_canary = 0 AND trashed_at IS NULL) AS waiting_since,
                (SELECT count(*) FROM outbox
                 WHERE state = 'refused' AND is_canary = 0 AND trashed_at IS NULL) AS refused,
                (SELECT min(received_at) FROM outbox
                 WHERE state = 'refused' AND is_canary = 0 AND trashed_at IS NULL) AS refused_since`,
      )
      .get();
    const since = (at: unknown) => (typeof at === 'number' ? at : undefined);
    return {
      waiting: Number(row?.waiting ?? 0),
      waitingSince: since(row?.waiting_since),
      refused: Number(row?.refused ?? 0),
      refusedSince: since(row?.refused_since),
    };
  }

  /** The newest lead that the site sent itself. */
  canary(): LeadStatus | undefined {
    const row = this.#database
      .prepare(
        `SELECT id, reference, state, attempts, last_failure, received_at, delivered_at
         FROM outbox WHERE is_canary = 1 ORDER BY received_at DESC LIMIT 1`,
      )
      .get();
    return row && readStatus(row);
  }

  /** Forgets those that are not on their way any more. */
  removeCanaries(): void {
    this.#database.exec("DELETE FROM outbox WHERE is_canary = 1 AND state <> 'waiting'");
  }

  /**
   * Writes and commits a note that means nothing: whether a lead could be stored now. Rolling back would
   * not reach the disk.
   *
   * @throws Error when a lead could not be stored; `SQLITE_BUSY` when somebody else is writing for long
   */
  tryWriting(now = this.#clock.now()): void {
    // Who asks for health must not stop the whole site for as long as a lead would wait.
    this.#database.exec('PRAGMA busy_timeout = 200');
    try {
      this.#database
        .prepare(
          `INSERT INTO health (key, at) VALUES ('written', ?)
           ON CONFLICT (key) DO UPDATE SET at = excluded.at`,
        )
        .run(now);
    } finally {
      this.#database.exec('PRAGMA busy_timeout = 5000');
    }
  }

  /** How many leads are set aside, and the newest of them. */
  refused(limit: number): { total: number; leads: LeadStatus[] } {
    const { total } = this.#database
      .prepare("SELECT count(*) AS total FROM outbox WHERE state = 'refused' AND is_canary = 0")
      .get() ?? { total: 0 };
    const rows = this.#database
      .prepare(
        `SELECT id, reference, state, attempts, last_failure, received_at, delivered_at
         FROM outbox WHERE state = 'refused' AND is_canary = 0 ORDER BY received_at DESC, id LIMIT ?`,
      )
      .all(limit);
    return { total: Number(total), leads: rows.map(readStatus) };
  }

  /** What a lead's sender wrote, for the staff-side command; undefined once erased, or unreadable. */
  payloadOf(id: string): LeadPayload | undefined {
    const row = this.#database
      .prepare("SELECT payload FROM outbox WHERE id = ? AND payload <> '{}' AND trashed_at IS NULL")
      .get(id);
    return row && readPayload(row.payload);
  }

  #keptFrom(): number | null {
    return this.#clock.state().isBelieved ? null : NOT_BEGUN;
  }

  #setAsideUnreadable(id: string): void {
    try {
      this.#database
        .prepare("UPDATE outbox SET state = 'refused', last_failure = 'unreadable' WHERE id = ?")
        .run(id);
    } catch {
      this.#unreadable.add(id);
    }
  }

  #find(key: string | undefined, fingerprint: string, now: number) {
    const row =
      key === undefined
        ? this.#database
            .prepare(
              `SELECT id, reference FROM outbox WHERE fingerprint = ?3 AND received_at > ?1 AND received_at < ?2
               ORDER BY received_at DESC LIMIT 1`,
            )
            .get(now - SAME_WITHIN_MS, now + SAME_WITHIN_MS, fingerprint)
        : this.#database
            .prepare(
              'SELECT id, reference FROM outbox WHERE idempotency_key = ? AND fingerprint = ?',
            )
            .get(key, fingerprint);
    return row && { id: String(row.id), reference: String(row.reference) };
  }
}
