import type { Payload, Where } from 'payload';
import { recordsOf } from '../access/records.ts';
import { isStandingBy } from '../jobs/scheduler.ts';

/** Overdue work is reported after this time, in milliseconds; scheduled tasks run every few seconds. */
const LATE_MS = 3 * 60_000;

/** Returns since when an alert or job has been overdue, in milliseconds since 1970; undefined if none is. */
export async function lateSince(payload: Payload): Promise<number | undefined> {
  const before = new Date(Date.now() - LATE_MS).toISOString();
  const dueAt = (field: string): Where => ({
    or: [
      { [field]: { less_than: before } },
      { and: [{ [field]: { exists: false } }, { createdAt: { less_than: before } }] },
    ],
  });
  const first = { sort: 'createdAt', limit: 1 };
  const records = recordsOf(payload);
  const open = { state: { in: ['waiting', 'retrying'] } };
  const alerts = await records.find('alerts', { and: [open, dueAt('nextAttemptAt')] }, first);
  // Scheduled jobs are due by the clock of the active office, which may differ from this one's.
  const waiting = { and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }] };
  const jobs = isStandingBy(payload)
    ? []
    : await records.find('payload-jobs', { and: [waiting, dueAt('waitUntil')] }, first);
  const due = [
    ...alerts.map(({ createdAt, nextAttemptAt }) => nextAttemptAt ?? createdAt),
    ...jobs.map(({ createdAt, waitUntil }) => waitUntil ?? createdAt),
  ];
  return due.length === 0 ? undefined : Math.min(...due.map((date) => Date.parse(date)));
}
