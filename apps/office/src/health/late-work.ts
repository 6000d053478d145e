import type { Payload, Where } from 'payload';
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
  const first = { sort: 'createdAt', limit: 1, pagination: false, depth: 0 } as const;
  const { docs: alerts } = await payload.find({
    collection: 'alerts',
    where: { and: [{ state: { in: ['waiting', 'retrying'] } }, dueAt('nextAttemptAt')] },
    ...first,
    // Only dates leave this function.
    overrideAccess: true,
  });
  // Scheduled jobs are due by the clock of the active office, which may differ from this one's.
  const { docs: jobs } = isStandingBy(payload)
    ? { docs: [] }
    : await payload.find({
        collection: 'payload-jobs',
        where: {
          and: [
            { completedAt: { exists: false } },
            { hasError: { not_equals: true } },
            dueAt('waitUntil'),
          ],
        },
        ...first,
        overrideAccess: true,
      });
  const due = [
    ...alerts.map(({ createdAt, nextAttemptAt }) => nextAttemptAt ?? createdAt),
    ...jobs.map(({ createdAt, waitUntil }) => waitUntil ?? createdAt),
  ];
  return due.length === 0 ? undefined : Math.min(...due.map((date) => Date.parse(date)));
}
