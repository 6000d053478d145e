import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import { openDigests, settleDigests } from '../alerts/digest.ts';
import { createAlerts } from '../alerts/create-alerts.ts';
import { enquiryCollections } from '../enquiries/subject.ts';

const MINUTE = 60_000;
const BATCH_SIZE = 200;

/**
 * Creates alerts that are missing after a crash or disk error, and digests. Runs every minute, never concurrently.
 *
 * @param age in milliseconds: skips younger enquiries, whose alerts may just be in creation
 */
export async function reconcileAlerts(payload: Payload, age = MINUTE): Promise<void> {
  await createMissingAlerts(payload, age);
  await settleDigests(payload);
  await openDigests(payload);
}

/** Creates the alerts of enquiries of at least this age (in milliseconds) without `alertsMadeAt`. */
async function createMissingAlerts(payload: Payload, age: number): Promise<void> {
  const now = Date.now();
  for (const relationTo of enquiryCollections) {
    const where = {
      and: [
        { alertsMadeAt: { exists: false } },
        // Includes future times, written under a wrong clock.
        {
          or: [
            { createdAt: { less_than: new Date(now - age).toISOString() } },
            { createdAt: { greater_than: new Date(now).toISOString() } },
          ],
        },
      ],
    };
    const enquiries = await recordsOf(payload).find(relationTo, where, { limit: BATCH_SIZE });
    for (const { id } of enquiries) await createAlerts(payload, { relationTo, value: id });
  }
}
