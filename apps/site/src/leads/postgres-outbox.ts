import { Clock } from '@clinicdee/clock';
import type { Run, SharedDatabase } from '../shared/shared-database.ts';
import type { Row, Value } from '../sql.ts';
import { fingerprintOf } from './fingerprint.ts';
import { newIdentity, TRIES } from './identity.ts';
import * as ask from './outbox-sql.ts';
import {
  type Added,
  type Erased,
  LONGEST_WAIT_MS,
  NOT_BEGUN,
  type Outbox,
  type Periods,
} from './outbox.ts';
import { eraseOld } from './retention-sql.ts';
import { type NewLead, readLead, type StoredLead } from './stored-lead.ts';

/** One process at a time erases; a number of ours. */
const ERASING = 7_305_022;
const RELEASE = ', claimed_until = NULL';

const turnKey = (name: string) => `turn:${name}`;

type SharedSql = Pick<SharedDatabase, 'run' | 'together'>;

/**
 * The outbox in PostgreSQL, shared by any number of processes. Who takes a lead to be sent claims it for
 * a while: nobody else sends it until the attempt has ended, or its process is taken for dead.
 */
export class PostgresOutbox implements Outbox {
  readonly #shared: SharedSql;
  readonly #clock: Pick<Clock, 'now' | 'state'>;
  readonly #claimMs: number;

  /** @param claimMs longer than an attempt takes */
  constructor(shared: SharedSql, clock: Pick<Clock, 'now' | 'state'>, claimMs: number) {
    this.#shared = shared;
    this.#clock = clock;
    this.#claimMs = claimMs;
  }

  async add(lead: NewLead, now = this.#clock.now()): Promise<Added> {
    const fingerprint = fingerprintOf(lead.payload);
    const known = await this.#ask(ask.known(lead.idempotencyKey, fingerprint, now));
    if (known) {
      await this.restore(known.id, now);
      return { ...known, isNew: false };
    }
    let identity = lead.identity ?? newIdentity();
    for (let tries = 1; tries <= TRIES; tries++) {
      const row = ask.newRow(lead, identity, fingerprint, now, this.#keptFrom());
      if (await this.#ask(ask.insert(row))) return { ...identity, isNew: true };
      // Another process stored it between the look and the insert.
      const stored = await this.#ask(ask.known(lead.idempotencyKey, fingerprint, now));
      if (stored) return { ...stored, isNew: false };
      // Or another lead is called so.
      identity = newIdentity();
    }
    throw new Error('The lead was neither stored nor found');
  }

  async has(lead: NewLead, now = this.#clock.now()): Promise<boolean> {
    const fingerprint = fingerprintOf(lead.payload);
    return (await this.#ask(ask.known(lead.idempotencyKey, fingerprint, now))) !== undefined;
  }

  receivedAt(reference: string) {
    return this.#ask(ask.receivedAt(reference));
  }

  async due(
    limit: number,
    now = this.#clock.now(),
    { except = [], newest = false }: { except?: Iterable<string>; newest?: boolean } = {},
  ): Promise<StoredLead[]> {
    if (limit <= 0) return [];
    const left = [...except];
    // The claim ends by the server's clock, which all of them share.
    const rows = await this.#ask({
      sql: `WITH next AS (
              SELECT id FROM outbox
              WHERE ${ask.isDue} AND (claimed_until IS NULL OR claimed_until <= clock_timestamp())
                AND id NOT IN (${ask.places(5, left)})
              ORDER BY ${ask.inTurn(newest)} LIMIT ?3 FOR UPDATE SKIP LOCKED)
            UPDATE outbox
            SET claimed_until = clock_timestamp() + CAST(?4 AS INTEGER) * interval '1 millisecond'
            FROM next WHERE outbox.id = next.id
            RETURNING ${ask.sent.replaceAll(/\w+/g, 'outbox.$&')}, outbox.last_tried_at`,
      values: [now, now + LONGEST_WAIT_MS, limit, this.#claimMs, ...left],
      read: (found) => found.toSorted(inTurn(newest)),
    });
    const leads: StoredLead[] = [];
    for (const row of rows) {
      const lead = readLead(row);
      if (lead) leads.push(lead);
      else await this.#ask(ask.setAsideUnreadable(String(row.id)));
    }
    return leads;
  }

  nextAttemptAt(except: Iterable<string> = [], now = this.#clock.now()) {
    const claimEnds = 'CAST(extract(epoch FROM claimed_until) * 1000 AS BIGINT)';
    const due = `CASE WHEN next_attempt_at > ?2 THEN CAST(?1 AS BIGINT) ELSE next_attempt_at END`;
    const left = [...except];
    return this.#ask({
      sql: `SELECT min(CASE WHEN claimed_until > clock_timestamp()
                            THEN greatest(${due}, ${claimEnds}) ELSE ${due} END) AS next
            FROM outbox WHERE ${ask.waits} AND id NOT IN (${ask.places(3, left)})`,
      values: [now, now + LONGEST_WAIT_MS, ...left],
      read: ([row]) => ask.at(row?.next),
    });
  }

  markDelivered(id: string, now = this.#clock.now()) {
    return this.#ask(ask.markDelivered(id, now, this.#keptFrom(), RELEASE));
  }

  markFailed(id: string, failure: string, nextAttemptAt: number, now = this.#clock.now()) {
    return this.#ask(ask.markFailed(id, failure, nextAttemptAt, now, RELEASE));
  }

  setAside(id: string) {
    return this.#ask(ask.setAside(id, RELEASE));
  }

  resend(which: string, now = this.#clock.now(), { onlyRefused = false } = {}) {
    return this.#ask(ask.resend(which, now, onlyRefused));
  }

  withdraw(idempotencyKey: string) {
    return this.#ask(ask.withdraw(idempotencyKey));
  }

  hasten(failures: readonly string[], now = this.#clock.now()) {
    return this.#ask(ask.hasten(failures, now));
  }

  restore(which: string, now = this.#clock.now()) {
    return this.#ask(ask.restore(which, now));
  }

  async *eraseOld(periods: Periods, now = this.#clock.now()): AsyncGenerator<Erased> {
    const steps = eraseOld(periods, now);
    // In one: nobody waits here for what another machine works at.
    yield await this.#shared.together(async (run) => {
      const { rows } = await run('SELECT pg_try_advisory_xact_lock(?1) AS mine', [ERASING]);
      // Another process is at it.
      if (!rows[0]?.mine) return { delivered: 0, gone: [] };
      for (const step of steps.undoWrongDates) await askOn(run, step);
      await askOn(run, steps.putIntoTrash);
      const gone = await askOn(run, steps.eraseOthers);
      const delivered = await askOn(run, steps.eraseDelivered);
      await askOn(run, steps.eraseWithdrawn);
      return { delivered, gone };
    });
  }

  list({ isTrash = false } = {}) {
    return this.#ask(ask.list(isTrash));
  }

  queue() {
    return this.#ask(ask.queue);
  }

  async refused(limit: number) {
    return {
      total: await this.#ask(ask.countRefused),
      leads: await this.#ask(ask.newestRefused(limit)),
    };
  }

  payloadOf(id: string) {
    return this.#ask(ask.payloadOf(id));
  }

  canary() {
    return this.#ask(ask.canary);
  }

  removeCanaries() {
    return this.#ask(ask.removeCanaries);
  }

  takeTurn(name: string, everyMs: number, now = this.#clock.now()): Promise<boolean> {
    return this.#ask({
      // One that is taken in the future was taken by a clock that was ahead.
      sql: `INSERT INTO health (key, at) VALUES (?1, ?2)
            ON CONFLICT (key) DO UPDATE SET at = excluded.at
            WHERE health.at <= ?3 OR health.at > ?2`,
      values: [turnKey(name), now, now - everyMs],
      read: (_, changes) => changes === 1,
    });
  }

  giveTurnBack(name: string): Promise<void> {
    return this.#ask(ask.forget(turnKey(name)));
  }

  noteTold(name: string, now: number): Promise<void> {
    return this.#ask(ask.note(ask.toldKey(name), now));
  }

  toldAt(name: string) {
    return this.#ask(ask.notedAt(ask.toldKey(name)));
  }

  forgetTold(name: string): Promise<void> {
    return this.#ask(ask.forget(ask.toldKey(name)));
  }

  tryWriting(now = this.#clock.now()) {
    return this.#ask(ask.noteWriting(now));
  }

  /**
   * Takes over a row of another store as it is, once: the same form fill, or without a key the same
   * words within the hour, is left as it stands here. One that another lead's name stands in the way
   * of gets a new name.
   */
  async adopt(row: Row): Promise<void> {
    const key = String(row.idempotency_key);
    const fingerprint = String(row.fingerprint);
    if (key === row.id) {
      const same = ask.known(undefined, fingerprint, Number(row.received_at));
      if (await this.#ask(same)) return;
    }
    let named = row;
    for (let tries = 1; tries <= TRIES; tries++) {
      const values = ask.columns.map((name): Value => {
        const value = named[name];
        return typeof value === 'number' || value === null ? value : String(value);
      });
      const sql = `INSERT INTO outbox (${ask.columns.join(', ')})
        VALUES (${ask.places(1, values)}) ON CONFLICT DO NOTHING`;
      if (await this.#ask({ sql, values, read: (_, changes) => changes === 1 })) return;
      if (await this.#ask(ask.known(key, fingerprint, 0))) return;
      named = { ...row, ...newIdentity() };
    }
    throw new Error('The lead was neither taken over nor found');
  }

  #ask<Answer>(question: ask.Ask<Answer>): Promise<Answer> {
    return askOn(this.#shared.run, question);
  }

  #keptFrom(): number | null {
    return this.#clock.state().isBelieved ? null : NOT_BEGUN;
  }
}

async function askOn<Answer>(run: Run, { sql, values, read }: ask.Ask<Answer>): Promise<Answer> {
  const { rows, changes } = await run(sql, values);
  return read(rows, changes);
}

/** PostgreSQL returns what it has written in no order. */
const inTurn = (newest: boolean) => (a: Row, b: Row) =>
  Number(a.is_canary) - Number(b.is_canary) ||
  Number(a.last_tried_at ?? -Infinity) - Number(b.last_tried_at ?? -Infinity) ||
  (newest ? -1 : 1) * (Number(a.received_at) - Number(b.received_at));
