import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';

/**
 * Whether this process works off the queues: an office at work does, a command does not.
 *
 * Leans on: `payload.crons` holds a timer for each queue of `jobs.autoRun`, once `getPayload` was called
 * with `cron: true`.
 */
export function isWorkingOffJobs(payload: Payload): boolean {
  return payload.crons.length > 0;
}

/** Begins no more jobs until it is to go on; those at work come to their end. */
export function standBy({ crons }: Payload): void {
  for (const queue of crons) queue.pause();
}

/** Begins jobs again, of the queues and by the calendar. */
export function goOn({ crons }: Payload): void {
  for (const queue of crons) queue.resume();
}

/**
 * Whether another office works off the queues while this one could.
 *
 * Leans on: the same timers can be paused, say so, and then neither run a queue nor plan what its
 * calendar says.
 */
export const isStandingBy = ({ crons }: Payload): boolean =>
  crons.length > 0 && crons.every((queue) => !queue.isRunning());

/** Whether a job of this process is at work. */
export const areQueuesBusy = ({ crons }: Payload): boolean => crons.some((queue) => queue.isBusy());

/**
 * Begins no more jobs and waits for those at work.
 *
 * Leans on: the same timers (of croner) can be stopped, and say whether they are at work. Payload's own
 * `destroy` stops them, and closes the database under what is at work.
 */
export async function finishQueues(payload: Payload): Promise<void> {
  const queues = [...payload.crons];
  for (const queue of queues) queue.stop();
  while (queues.some((queue) => queue.isBusy())) await sleep(50);
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
 * @param now by the machine's clock, as Payload works jobs off; in milliseconds since 1970
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
