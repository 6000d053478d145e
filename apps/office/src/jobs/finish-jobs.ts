import type { Payload } from 'payload';
import { finishQueues } from '../payload-seams/job-queues.ts';

/**
 * Begins no more jobs, waits for those at work and closes the database. An alert that is on its way
 * is noted as sent; else it would be sent again after the start.
 */
export async function finishJobs(payload: Payload): Promise<void> {
  await finishQueues(payload);
  await payload.destroy();
}
