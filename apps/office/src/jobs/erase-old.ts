import type { Payload, TaskConfig } from 'payload';
import { compareClock, officeClock } from '../clock.ts';
import { type EnquiryCollection, enquiryCollections } from '../enquiries/subject.ts';
import { environment } from '../environment.ts';
import { removeEmptyDrafts } from './remove-empty-drafts.ts';

const DAY = 24 * 60 * 60_000;
const AT_ONCE = 200;

/**
 * Keeps the promise of the privacy notice: people who did not become customers are forgotten two years
 * after the last contact (`LEAD_RETENTION_DAYS`). And tidies up articles. Runs once a day.
 */
export const eraseOld: TaskConfig<'eraseOld'> = {
  slug: 'eraseOld',
  label: 'ลบข้อมูลที่พ้นกำหนดเก็บ',
  schedule: [{ cron: '0 30 3 * * *', queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    // Late is better than wrong: what the notice promises is counted by a clock that is believed.
    if (!(await compareClock(payload)).isBelieved) return { output: {} };
    await eraseOldEnquiries(payload);
    await removeEmptyDrafts(payload);
    return { output: {} };
  },
};

/**
 * Erases every lead and registration that nobody has touched for as long as they may be kept, unless
 * it was won, together with its history and alerts.
 *
 * @param now milliseconds since 1970
 * @returns how many of each were erased
 */
export async function eraseOldEnquiries(
  payload: Payload,
  now = officeClock().now(),
): Promise<Record<EnquiryCollection, number>> {
  const days = environment().LEAD_RETENTION_DAYS;
  const before = new Date(now - days * DAY).toISOString();
  const erased = { leads: 0, registrations: 0 };
  for (const collection of enquiryCollections) {
    erased[collection] = await eraseUntouchedSince(payload, collection, before);
  }
  if (erased.leads + erased.registrations > 0) {
    // At the level that is written by default: what is gone can be proven by nothing else.
    payload.logger.warn({ ...erased, days }, 'erased: kept as long as the notice allows');
  }
  return erased;
}

async function eraseUntouchedSince(
  payload: Payload,
  collection: EnquiryCollection,
  before: string,
): Promise<number> {
  for (let erased = 0; ;) {
    const { docs } = await payload.find({
      collection,
      where: {
        and: [{ status: { not_equals: 'won' } }, { updatedAt: { less_than: before } }],
      },
      limit: AT_ONCE,
      depth: 0,
      pagination: false,
      select: {},
      overrideAccess: true,
    });
    if (docs.length === 0) return erased;
    // One by one: each is gone with all its traces, or not at all.
    for (const { id } of docs) await payload.delete({ collection, id, overrideAccess: true });
    erased += docs.length;
  }
}
