import type { Payload } from 'payload';
import { openDigests, settleDigests } from '../alerts/digest.ts';
import { makeAlerts } from '../alerts/make-alerts.ts';
import { enquiryCollections } from '../enquiries/subject.ts';

const MINUTE = 60_000;
const AT_ONCE = 200;

/**
 * Finds what fell between two steps (a crash, a full disk): leads whose alerts were never made. Gathers
 * what has grown old into digests. Done every minute; the age (in milliseconds) keeps it from racing with
 * what is still at work.
 */
export async function sweep(payload: Payload, age = MINUTE): Promise<void> {
  // One at a time: two would begin two digests.
  const mine = sweeping.then(() => sweepOnce(payload, age));
  sweeping = mine.catch(() => undefined);
  await mine;
}

let sweeping: Promise<unknown> = Promise.resolve();

async function sweepOnce(payload: Payload, age: number): Promise<void> {
  await makeMissingAlerts(payload, age);
  await settleDigests(payload);
  await openDigests(payload);
}

/** Makes the alerts of leads and registrations of this age (in milliseconds) that have none yet. */
async function makeMissingAlerts(payload: Payload, age: number): Promise<void> {
  const now = Date.now();
  for (const relationTo of enquiryCollections) {
    const { docs } = await payload.find({
      collection: relationTo,
      where: {
        and: [
          { alertsMadeAt: { exists: false } },
          // Later than now is what a clock that was ahead has dated.
          {
            or: [
              { createdAt: { less_than: new Date(now - age).toISOString() } },
              { createdAt: { greater_than: new Date(now).toISOString() } },
            ],
          },
        ],
      },
      depth: 0,
      limit: AT_ONCE,
      overrideAccess: true,
    });
    for (const { id } of docs) await makeAlerts(payload, { relationTo, value: id });
  }
}
