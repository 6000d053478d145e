import type { Payload } from 'payload';

/** So many at once. */
const LIMIT = 20;

/**
 * Plans what has its day, and works off what is due: by a time of ours, which Payload is not asked for.
 *
 * Leans on: what `where` asks of jobs is asked beside Payload's own conditions, and `default` is the queue
 * of schedules. All queues are worked off: the release before had some of its own.
 *
 * @param now in milliseconds since 1970, not after what `Date` says
 */
export async function workOffJobs(payload: Payload, now: number): Promise<void> {
  await payload.jobs.handleSchedules({ queue: 'default' });
  await payload.jobs.run({
    allQueues: true,
    limit: LIMIT,
    silent: true,
    where: {
      or: [
        { waitUntil: { exists: false } },
        { waitUntil: { less_than: new Date(now).toISOString() } },
      ],
    },
  });
}

/**
 * Takes jobs up again that were at work when the process died: they stay marked as running for ever.
 *
 * Leans on: `db.updateJobs`, and the marks `processing` and `completedAt` of a job.
 */
export async function releaseJobs(payload: Payload): Promise<void> {
  await payload.db.updateJobs({
    data: { processing: false },
    where: { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] },
    returning: false,
  });
}

/**
 * Makes jobs due that wait for longer than they ever should: a clock that was ahead dated them.
 *
 * Leans on: `db.updateJobs`, and the mark `waitUntil` of a job. A scheduled one that waits keeps Payload
 * from scheduling another.
 *
 * @param now in milliseconds since 1970
 * @param longestMs for which such a job may wait
 */
export async function makeDue(
  payload: Payload,
  taskSlug: string,
  now: number,
  longestMs: number,
): Promise<void> {
  await payload.db.updateJobs({
    data: { waitUntil: new Date(now).toISOString() },
    where: {
      and: [
        { taskSlug: { equals: taskSlug } },
        { completedAt: { exists: false } },
        { waitUntil: { greater_than: new Date(now + longestMs).toISOString() } },
      ],
    },
    returning: false,
  });
}
