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
