import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { failureCode } from '../errors/failure.ts';
import { connectionPool } from '../payload-patches/connection-pool.ts';
import { releaseJobs } from '../payload-patches/job-queues.ts';
import type { Scheduler } from './scheduler.ts';
import { Lease, LEASE_MS } from './lease.ts';

/** Between two looks at the lease, in milliseconds. */
const LOOK_MS = 2_000;
/** Who could not renew it for so long leaves it, before another may take it. */
const SURE_MS = LEASE_MS - 5_000;

/**
 * Has one office of all those on a PostgreSQL do the rounds, and the others stand by: two would send the
 * same alert. On SQLite there is one.
 *
 * @returns what ends it: nothing is begun any more, what is at work comes to its end, and another office
 *   may go on at once
 */
export function workAlone(payload: Payload, scheduler: Scheduler): () => Promise<void> {
  const pool = connectionPool(payload);
  if (!pool) return () => scheduler.finish();
  const lease = new Lease(pool, 'jobs', randomUUID());
  const turn = new Turn(payload, scheduler, lease);
  turn.begin();
  return () => turn.end();
}

class Turn {
  readonly #payload: Payload;
  readonly #scheduler: Scheduler;
  readonly #lease: Lease;
  /** Until when the lease is held for sure, by the clock that only counts on. */
  #heldUntil = -Infinity;
  #isAsking = false;
  #isOver = false;

  constructor(payload: Payload, scheduler: Scheduler, lease: Lease) {
    this.#payload = payload;
    this.#scheduler = scheduler;
    this.#lease = lease;
  }

  begin(): void {
    this.#scheduler.standBy();
    this.#look();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#scheduler.finish();
    await this.#lease.leave();
  }

  /** Never waits for an answer: a database that keeps one waiting must not keep the office at work. */
  #look(): void {
    if (this.#isOver) return;
    if (!this.#isHeld()) this.#scheduler.standBy();
    if (!this.#isAsking) void this.#ask();
    setTimeout(() => this.#look(), LOOK_MS).unref();
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    const asked = performance.now();
    const wasHeld = this.#isHeld();
    try {
      const isMine = await this.#lease.take();
      this.#heldUntil = isMine ? asked + SURE_MS : -Infinity;
      if (isMine && !wasHeld) await this.#takeOver();
    } catch (error) {
      const code = failureCode(error);
      this.#payload.logger.warn({ code }, 'not known which office does the rounds');
    }
    this.#isAsking = false;
  }

  /** Nobody else is at work: what is marked so was left by a process that died, or by a database that was away. */
  async #takeOver(): Promise<void> {
    // Of this process's own some may be at their end still: then at the next look.
    if (this.#scheduler.isBusy()) this.#heldUntil = -Infinity;
    if (this.#isOver || !this.#isHeld()) return;
    await releaseJobs(this.#payload);
    this.#scheduler.goOn();
  }

  #isHeld(): boolean {
    return performance.now() < this.#heldUntil;
  }
}
