import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';

/**
 * Begins no more jobs, waits for those at work and closes the database. An alert that is on its way
 * is noted as sent; else it would be sent again after the start.
 */
export async function finishJobs(payload: Payload): Promise<void> {
  const queues = [...payload.crons];
  for (const queue of queues) queue.stop();
  while (queues.some((queue) => queue.isBusy())) await sleep(50);
  await payload.destroy();
}
