import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { leadFields, type LeadPayload, newReference, wireShape } from '@clinicdee/protocol';
import * as z from 'zod/mini';
import { fingerprintOf } from './fingerprint.ts';

export interface NewLead {
  payload: LeadPayload;
  /** Made once per form fill by the browser; undefined for a form sent without JavaScript. */
  idempotencyKey: string | undefined;
  /** Whether a trap for robots was touched. Such a lead is kept and delivered all the same. */
  isSuspected: boolean;
}

export interface StoredLead {
  id: string;
  /** What the visitor was told to call it by. */
  reference: string;
  payload: LeadPayload;
  isSuspected: boolean;
  attempts: number;
  receivedAt: number;
}

/** What staff may see of a lead without opening it: nothing personal. */
export interface LeadStatus {
  id: string;
  reference: string;
  state: 'waiting' | 'delivered';
  attempts: number;
  lastFailure: string | null;
  receivedAt: number;
  deliveredAt: number | null;
}

/**
 * A row as an older or a newer release may have written it: fields that it did not know are filled in,
 * and those that this one does not know stay.
 */
const storedPayload = z.looseObject(wireShape(leadFields));

/** Until a row that cannot be read is looked at again, ms. */
const UNREADABLE_MS = 60 * 60 * 1000;

/** Without a key of its own, the same words again within this time are the same lead. */
const SAME_WITHIN_MS = 60 * 60 * 1000;

/**
 * Leads between "thank you" and the lead API. A row is on disk before {@link Outbox.add} returns, and
 * stays until the API has acknowledged it. All times are milliseconds since 1970.
 */
export class Outbox {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * Commits a lead, or finds the one that the same form fill has stored already: a double click, a
   * retry and a replay are one lead, while a corrected form is a new one.
   *
   * @throws Error when it could not be stored; then nothing was
   */
  add(lead: NewLead, now = Date.now()): { id: string; reference: string; isNew: boolean } {
    const fingerprint = fingerprintOf(lead.payload);
    const known = this.#find(lead.idempotencyKey, fingerprint, now);
    if (known) return { ...known, isNew: false };

    const row = { id: randomUUID(), reference: newReference() };
    const { changes } = this.#database
      .prepare(
        `INSERT INTO outbox
           (id, reference, idempotency_key, fingerprint, payload, is_suspected, received_at, next_attempt_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (idempotency_key, fingerprint) DO NOTHING`,
      )
      .run(
        row.id,
        row.reference,
        lead.idempotencyKey ?? row.id,
        fingerprint,
        JSON.stringify(lead.payload),
        Number(lead.isSuspected),
        now,
        now,
      );
    if (changes === 1) return { ...row, isNew: true };
    // Another process stored it between the look and the insert.
    const stored = this.#find(lead.idempotencyKey, fingerprint, now);
    if (!stored) throw new Error('The lead was neither stored nor found');
    return { ...stored, isNew: false };
  }

  /** Whether {@link Outbox.add} would find this lead instead of storing it. */
  has(lead: NewLead, now = Date.now()): boolean {
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
   * Leads to be tried now, oldest first. One that cannot be read stays, with `unreadable` for staff to
   * see, and is not in the way of the others.
   */
  due(limit: number, now = Date.now()): StoredLead[] {
    const rows = this.#database
      .prepare(
        `SELECT id, reference, payload, is_suspected, attempts, received_at FROM outbox
         WHERE state = 'waiting' AND next_attempt_at <= ? ORDER BY received_at LIMIT ?`,
      )
      .all(now, limit);
    return rows.flatMap((row) => {
      const id = String(row.id);
      const payload = readPayload(String(row.payload));
      if (!payload) {
        this.markFailed(id, 'unreadable', now + UNREADABLE_MS);
        return [];
      }
      return {
        id,
        reference: String(row.reference),
        payload,
        isSuspected: row.is_suspected === 1,
        attempts: Number(row.attempts),
        receivedAt: Number(row.received_at),
      };
    });
  }

  /** When the next lead is due, or undefined when none waits. */
  nextAttemptAt(): number | undefined {
    const row = this.#database
      .prepare(`SELECT min(next_attempt_at) AS at FROM outbox WHERE state = 'waiting'`)
      .get();
    return typeof row?.at === 'number' ? row.at : undefined;
  }

  /** Records that the lead API has acknowledged a lead. */
  markDelivered(id: string, now = Date.now()): void {
    this.#database
      .prepare(
        `UPDATE outbox SET state = 'delivered', delivered_at = ?, attempts = attempts + 1,
                last_failure = NULL WHERE id = ?`,
      )
      .run(now, id);
  }

  /** Records a failed attempt and when to try again. */
  markFailed(id: string, failure: string, nextAttemptAt: number): void {
    this.#database
      .prepare(
        `UPDATE outbox SET attempts = attempts + 1, last_failure = ?, next_attempt_at = ? WHERE id = ?`,
      )
      .run(failure, nextAttemptAt, id);
  }

  /** The lead API answers again: what waits only because it did not is due now. */
  hasten(failures: readonly string[], now = Date.now()): void {
    this.#database
      .prepare(
        `UPDATE outbox SET next_attempt_at = ?
         WHERE state = 'waiting' AND next_attempt_at > ?
           AND last_failure IN (SELECT value FROM json_each(?))`,
      )
      .run(now, now, JSON.stringify(failures));
  }

  /**
   * Erases what was typed in leads that were delivered before a time: from then on the lead API alone
   * has it. Reference and times stay.
   *
   * @returns how many were erased
   */
  eraseDelivered(before: number): number {
    const { changes } = this.#database
      .prepare(
        `UPDATE outbox SET payload = '{}', fingerprint = id
         WHERE state = 'delivered' AND delivered_at < ? AND payload <> '{}'`,
      )
      .run(before);
    return Number(changes);
  }

  /**
   * Erases leads that came before a time and were never acknowledged, wholly: nobody may be called any
   * more.
   *
   * @returns their ids
   */
  eraseWaiting(before: number): string[] {
    return this.#database
      .prepare("DELETE FROM outbox WHERE state = 'waiting' AND received_at < ? RETURNING id")
      .all(before)
      .map(({ id }) => String(id));
  }

  /** Every lead, oldest first. */
  list(): LeadStatus[] {
    return this.#database
      .prepare(
        `SELECT id, reference, state, attempts, last_failure, received_at, delivered_at
         FROM outbox ORDER BY received_at, id`,
      )
      .all()
      .map((row) => ({
        id: String(row.id),
        reference: String(row.reference),
        state: row.state === 'delivered' ? 'delivered' : 'waiting',
        attempts: Number(row.attempts),
        lastFailure: row.last_failure === null ? null : String(row.last_failure),
        receivedAt: Number(row.received_at),
        deliveredAt: row.delivered_at === null ? null : Number(row.delivered_at),
      }));
  }

  /** What a lead's sender wrote, for the staff-side command; undefined once erased, or unreadable. */
  payloadOf(id: string): LeadPayload | undefined {
    const row = this.#database
      .prepare("SELECT payload FROM outbox WHERE id = ? AND payload <> '{}'")
      .get(id);
    return row && readPayload(String(row.payload));
  }

  #find(key: string | undefined, fingerprint: string, now: number) {
    const row =
      key === undefined
        ? this.#database
            .prepare(
              `SELECT id, reference FROM outbox WHERE fingerprint = ? AND received_at > ?
               ORDER BY received_at DESC LIMIT 1`,
            )
            .get(fingerprint, now - SAME_WITHIN_MS)
        : this.#database
            .prepare(
              'SELECT id, reference FROM outbox WHERE idempotency_key = ? AND fingerprint = ?',
            )
            .get(key, fingerprint);
    return row && { id: String(row.id), reference: String(row.reference) };
  }
}

function readPayload(stored: string): LeadPayload | undefined {
  try {
    return z.parse(storedPayload, JSON.parse(stored));
  } catch {
    return undefined;
  }
}
