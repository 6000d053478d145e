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
