import type { Payload, TaskConfig } from 'payload';
import { openDigests, settleDigests } from '../alerts/digest.ts';
import { makeAlerts, queueAlert } from '../alerts/make-alerts.ts';
import { enquiryCollections } from '../enquiries/subject.ts';

const MINUTE = 60_000;
const AT_ONCE = 200;

/**
 * Finds what fell between two steps (a crash, a full disk): leads whose alerts were never made, and
 * alerts whose job is gone. Gathers what has grown old into digests. Runs every minute.
 */
export const sweepAlerts: TaskConfig<'sweepAlerts'> = {
  slug: 'sweepAlerts',
  label: 'ตรวจการแจ้งเตือนที่ตกหล่น',
  schedule: [{ cron: '0 * * * * *', queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    await sweep(payload);
    return { output: {} };
  },
};

/** One sweep; the age (in milliseconds) keeps it from racing with what is still at work. */
export async function sweep(payload: Payload, age = MINUTE): Promise<void> {
  // One at a time: two would begin two digests.
  const mine = sweeping.then(() => sweepOnce(payload, age));
  sweeping = mine.catch(() => undefined);
  await mine;
}

let sweeping: Promise<unknown> = Promise.resolve();

async function sweepOnce(payload: Payload, age: number): Promise<void> {
  await makeMissingAlerts(payload, age);
  await queueLostAlerts(payload, age);
  await settleDigests(payload);
  await openDigests(payload);
}

/** Queues alerts that are to be sent and have no job. */
async function queueLostAlerts(payload: Payload, age: number): Promise<void> {
  const [alerts, jobs] = await Promise.all([
    payload.find({
      collection: 'alerts',
      where: {
        and: [
          { state: { in: ['waiting', 'retrying'] } },
          { nextAttemptAt: { less_than: ago(age) } },
        ],
      },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    }),
    payload.find({
      collection: 'payload-jobs',
      where: {
        and: [{ taskSlug: { equals: 'sendAlert' } }, { hasError: { not_equals: true } }],
      },
      select: { input: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    }),
  ]);
  const queued = new Set(jobs.docs.map(({ input }) => (input as { alert?: number }).alert));
  for (const { id, channel } of alerts.docs) {
    if (!queued.has(id)) await queueAlert(payload, id, channel);
  }
}

/** Makes the alerts of leads and registrations of this age (in milliseconds) that have none yet. */
async function makeMissingAlerts(payload: Payload, age: number): Promise<void> {
  for (const relationTo of enquiryCollections) {
    const { docs } = await payload.find({
      collection: relationTo,
      where: {
        and: [{ alertsMadeAt: { exists: false } }, { createdAt: { less_than: ago(age) } }],
      },
      depth: 0,
      limit: AT_ONCE,
      overrideAccess: true,
    });
    for (const { id } of docs) await makeAlerts(payload, { relationTo, value: id });
  }
}

function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}
