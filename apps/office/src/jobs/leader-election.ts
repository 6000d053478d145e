import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { failureCode } from '../errors/failure.ts';
import { connectionPool } from '../payload-patches/connection-pool.ts';
import { releaseJobs } from '../payload-patches/job-queues.ts';
import type { Scheduler } from './scheduler.ts';
import { Lease, LEASE_MS } from './lease.ts';

/** Interval of lease renewals, in milliseconds. */
const RENEWAL_MS = 2_000;
/** Without renewal, the leader steps down after this time, before the lease expires. */
const SAFE_LEASE_MS = LEASE_MS - 5_000;

/**
 * Leader election: one of all offices on a PostgreSQL server runs the scheduler, the others stand by, since two would
 * send the same alert. With SQLite there is only one office.
 *
 * @returns stops the scheduler: starts no further tasks, waits for running ones and releases the lease
 */
export function runAsLeader(payload: Payload, scheduler: Scheduler): () => Promise<void> {
  const pool = connectionPool(payload);
  if (!pool) return () => scheduler.finish();
  const lease = new Lease(pool, 'jobs', randomUUID());
  const election = new LeaderElection(payload, scheduler, lease);
  election.begin();
  return () => election.end();
}

class LeaderElection {
  readonly #payload: Payload;
  readonly #scheduler: Scheduler;
  readonly #lease: Lease;
  /** Until when the lease is certainly held, on the monotonic clock. */
  #heldUntil = -Infinity;
  #isRenewing = false;
  #isStopped = false;

  constructor(payload: Payload, scheduler: Scheduler, lease: Lease) {
    this.#payload = payload;
    this.#scheduler = scheduler;
    this.#lease = lease;
  }

  begin(): void {
    this.#scheduler.standBy();
    this.#check();
  }

  async end(): Promise<void> {
    this.#isStopped = true;
    await this.#scheduler.finish();
    await this.#lease.release();
  }

  /** Never waits for the database: a slow one must not delay stepping down. */
  #check(): void {
    if (this.#isStopped) return;
    if (!this.#isHeld()) this.#scheduler.standBy();
    if (!this.#isRenewing) void this.#renew();
    setTimeout(() => this.#check(), RENEWAL_MS).unref();
  }

  async #renew(): Promise<void> {
    this.#isRenewing = true;
    const startedAt = performance.now();
    const wasHeld = this.#isHeld();
    try {
      const isHeld = await this.#lease.acquire();
      this.#heldUntil = isHeld ? startedAt + SAFE_LEASE_MS : -Infinity;
      if (isHeld && !wasHeld) await this.#takeOver();
    } catch (error) {
      const code = failureCode(error);
      this.#payload.logger.warn({ code }, 'lease not renewed');
    }
    this.#isRenewing = false;
  }

  /** Becomes leader. Jobs marked as running were left by a crash or a database outage. */
  async #takeOver(): Promise<void> {
    // Own tasks may still be finishing: retries at the next check.
    if (this.#scheduler.isBusy()) this.#heldUntil = -Infinity;
    if (this.#isStopped || !this.#isHeld()) return;
    await releaseJobs(this.#payload);
    this.#scheduler.resume();
  }

  #isHeld(): boolean {
    return performance.now() < this.#heldUntil;
  }
}
