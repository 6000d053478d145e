import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { failureCode } from '../errors/failure.ts';
import { connectionPool } from '../payload-patches/connection-pool.ts';
import { releaseJobs } from '../payload-patches/job-queues.ts';
import type { Scheduler } from './scheduler.ts';

/** Interval of lease renewals, in milliseconds. */
const RENEWAL_MS = 2_000;
/** Duration of a lease after its renewal, in milliseconds; longer than a delivery attempt. */
const LEASE_MS = 20_000;
/** Without renewal, the leader steps down after this time, before the lease expires. */
const SAFE_LEASE_MS = LEASE_MS - 5_000;

// No migration: the table holds no business data and may stay after a rollback. If two processes create it at the same
// time, one of them fails and retries.
const TABLE = `
  create table if not exists office_leases (
    name text primary key,
    holder uuid not null,
    until timestamptz not null
  )`;
// A lease that ends later than possible was written under a wrong clock and may be taken.
const TAKE = `
  insert into office_leases as known values ('jobs', $1, now() + interval '${LEASE_MS} milliseconds')
  on conflict (name) do update set holder = excluded.holder, until = excluded.until
  where known.holder = excluded.holder or known.until < now() or known.until > excluded.until`;
const RELEASE = `delete from office_leases where name = 'jobs' and holder = $1`;

/**
 * Leader election: one of all offices on a PostgreSQL server runs the scheduler, the others stand by, since two would
 * send the same alert. With SQLite there is only one office.
 *
 * The leader holds a lease by the database's clock. A row instead of an advisory lock: it survives a restart of
 * PostgreSQL, works through a pooler, and expires when a machine vanishes without closing its connection.
 *
 * @returns stops the scheduler: starts no further tasks, waits for running ones and releases the lease
 */
export function runAsLeader(payload: Payload, scheduler: Scheduler): () => Promise<void> {
  const pool = connectionPool(payload);
  if (!pool) return () => scheduler.finish();
  const holder = randomUUID();
  let hasTable = false;
  let renewing: Promise<void> | undefined;
  /** Until when the lease is certainly held, on the monotonic clock. */
  let heldUntil = -Infinity;
  const isHeld = () => performance.now() < heldUntil;

  const renew = async () => {
    const startedAt = performance.now();
    const wasHeld = isHeld();
    if (!hasTable) await pool.query(TABLE);
    hasTable = true;
    const { rowCount } = await pool.query(TAKE, [holder]);
    heldUntil = rowCount === 1 ? startedAt + SAFE_LEASE_MS : -Infinity;
    if (wasHeld || !isHeld()) return;
    if (scheduler.isBusy()) {
      // Own tasks of an earlier lease are still finishing: retries at the next check.
      heldUntil = -Infinity;
      return;
    }
    // Jobs marked as running were left by a crash or a database outage.
    await releaseJobs(payload);
    scheduler.isStandingBy = false;
  };

  /** Never waits for the database: a slow one must not delay stepping down. */
  const check = () => {
    if (!isHeld()) scheduler.isStandingBy = true;
    renewing ??= renew()
      .catch((error: unknown) => {
        payload.logger.warn({ code: failureCode(error) }, 'lease not renewed');
      })
      .finally(() => (renewing = undefined));
  };

  check();
  const timer = setInterval(check, RENEWAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await renewing;
    await scheduler.finish();
    if (hasTable) await pool.query(RELEASE, [holder]);
  };
}
