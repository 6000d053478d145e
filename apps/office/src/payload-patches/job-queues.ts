import type { Payload } from 'payload';

/**
 * Releases jobs that were running when the process died; Payload leaves them marked as running.
 *
 * Relies on: `db.updateJobs`, and a job's fields `processing` and `completedAt`.
 */
export async function releaseJobs(payload: Payload): Promise<void> {
  await payload.db.updateJobs({
    data: { processing: false },
    where: { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] },
    returning: false,
  });
}

/**
 * Makes jobs due that are dated too far ahead, because the clock was ahead when they were scheduled.
 *
 * Relies on: `db.updateJobs`, and a job's field `waitUntil`. Payload schedules no further job of a task
 * while one waits.
 *
 * @param now in milliseconds since 1970
 * @param longestMs the longest wait of such a job
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
