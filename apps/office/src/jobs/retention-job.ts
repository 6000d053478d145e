import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import { retentionDays } from '@clinicdee/protocol/personal-data';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createLocalReq, type Payload, type TaskConfig, type Where } from 'payload';
import { recordsOf, rowsOf } from '../access/records.ts';
import { record } from '../enquiries/history.ts';
import { type EnquiryCollection, enquiryCollections } from '../enquiries/subject.ts';
import { environment } from '../environment/environment.ts';
import { allowsErasure } from '../erasure/erasure-guard.ts';
import { repeatErasures } from '../privacy/events.ts';
import { removeEmptyDrafts } from './remove-empty-drafts.ts';

const DAY = 24 * 60 * 60_000;
/** Time in the trash, at the end of the retention period, during which enquiries can be restored. */
const IN_TRASH = retentionDays.trash * DAY;
/** Retention of won enquiries. */
const CUSTOMER_RETENTION = retentionDays.customer * DAY;

/**
 * Daily job: erases the data of people who did not become customers two years after the last contact
 * (`LEAD_RETENTION_DAYS`), and of customers ten years after it, as the privacy notice promises; cleans up.
 */
export const eraseOld: TaskConfig<'eraseOld'> = {
  slug: 'eraseOld',
  label: 'ลบข้อมูลที่พ้นกำหนดเก็บ',
  schedule: [{ cron: '0 30 3 * * *', queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    // Erasing late is better than erasing wrongly.
    if (!(await allowsErasure(payload, await erasureRows(payload)))) return { output: {} };
    await eraseExpiredEnquiries(payload);
    await removeEmptyDrafts(payload);
    await removeOldRecords(payload);
    await repeatErasures(payload);
    return { output: {} };
  },
};

/** Counts the leads and registrations that {@link eraseExpiredEnquiries} would erase, and all of them. */
export async function erasureRows(payload: Payload): Promise<ErasureRows> {
  const rows: ErasureRows = { due: 0, total: 0, newestAt: undefined };
  const { inTrash } = periods();
  const records = recordsOf(payload);
  for (const collection of enquiryCollections) {
    rows.due += await records.count(collection, trashedBefore(Date.now() - inTrash), true);
    rows.total += await records.count(collection, {}, true);
    const newest = { sort: '-createdAt', limit: 1, trash: true };
    for (const { createdAt } of await records.find(collection, {}, newest)) {
      rows.newestAt = Math.max(rows.newestAt ?? -Infinity, Date.parse(createdAt));
    }
  }
  return rows;
}

/** Returns the periods without contact and in the trash, in milliseconds. */
function periods() {
  const total = environment().LEAD_RETENTION_DAYS * DAY;
  const inTrash = Math.min(IN_TRASH, total / 2);
  return { inTrash, untouched: total - inTrash };
}

/** Removes entries of the audit log, which name staff, after a year, and answered requests of people after two. */
async function removeOldRecords(payload: Payload): Promise<void> {
  const before = (days: number) => ({ less_than: dateOf(Date.now() - days * DAY) });
  const records = recordsOf(payload);
  await records.remove('audit', { createdAt: before(retentionDays.auditEntry) });
  await records.remove('privacy-requests', { closedAt: before(retentionDays.privacyRequest) });
}

/**
 * Erases in two steps within the retention period: moves untouched leads and registrations to the trash for its last
 * 14 days; erases enquiries after 14 days in the trash, whoever put them there, with their history
 * and alerts. Restoring one counts as a contact and restarts its period.
 *
 * @param now milliseconds since 1970
 */
export async function eraseExpiredEnquiries(payload: Payload, now = Date.now()) {
  const days = environment().LEAD_RETENTION_DAYS;
  const { inTrash, untouched } = periods();
  const done = { setAside: 0, erased: 0 };
  for (const collection of enquiryCollections) {
    await resetFutureDates(payload, collection, now);
    done.setAside += await moveToTrash(payload, collection, now, now - untouched);
    // One transaction each: an enquiry is erased with all its traces or not at all.
    done.erased += await eachOf(payload, collection, trashedBefore(now - inTrash), (id) =>
      recordsOf(payload).remove(collection, id),
    );
  }
  // Logged at the default level: the only proof of erasure.
  if (done.setAside > 0)
    payload.logger.warn(
      { count: done.setAside, days: inTrash / DAY },
      'moved to the trash: erased after this many days unless restored',
    );
  if (done.erased > 0)
    payload.logger.warn({ count: done.erased, days }, 'erased after the retention period');
  return done;
}

/** Moves enquiries last changed before that time (milliseconds since 1970) to the trash. @returns the number moved */
async function moveToTrash(
  payload: Payload,
  collection: EnquiryCollection,
  now: number,
  before: number,
): Promise<number> {
  const where: Where = {
    and: [
      { updatedAt: { less_than: dateOf(before) } },
      {
        or: [
          { status: { not_equals: 'won' } },
          { updatedAt: { less_than: dateOf(now - CUSTOMER_RETENTION + IN_TRASH) } },
        ],
      },
      { deletedAt: { exists: false } },
    ],
  };
  const req = await createLocalReq({}, payload);
  return eachOf(payload, collection, where, async (id) => {
    // An enquiry is younger than those with lower ids; a clock that was behind has dated it earlier.
    const since = { greater_than: dateOf(before), less_than_equal: dateOf(now) };
    const younger = { and: [{ id: { less_than: id } }, { createdAt: since }] };
    if ((await recordsOf(payload).count(collection, younger, true)) > 0) return false;
    // Without hooks, and keeps `updatedAt`: moving to the trash is no contact.
    const data = { deletedAt: dateOf(now), updatedAt: null };
    await payload.db.updateOne({ collection, id, data });
    await record(req, { relationTo: collection, value: id }, 'expired', 'ระบบย้ายไปถังขยะ');
    return true;
  });
}

/** Condition for enquiries in the trash since that time (milliseconds since 1970). */
const trashedBefore = (before: number): Where => ({
  deletedAt: { less_than_equal: dateOf(before) },
});

/** Resets future dates, written under a clock that was ahead: erasure would be held as long as a row has one. */
async function resetFutureDates(
  payload: Payload,
  collection: EnquiryCollection,
  now: number,
): Promise<void> {
  for (const name of ['createdAt', 'updatedAt', 'deletedAt'])
    await payload.db.updateMany({
      collection,
      where: { [name]: { greater_than: dateOf(now) } },
      data: { updatedAt: null, [name]: dateOf(now) },
    });
}

/**
 * Runs a task for each matching row, including those in the trash. A failure is logged, and the next row follows.
 *
 * @returns the number of rows for which the task did not return `false`
 */
async function eachOf(
  payload: Payload,
  collection: EnquiryCollection,
  where: Where,
  work: (id: number) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for await (const { id } of rowsOf(payload, { collection, where, select: {} })) {
    try {
      if ((await work(id)) !== false) done += 1;
    } catch (error) {
      payload.logger.error({ collection, id, err: error }, 'retention job failed for an enquiry');
    }
    // Lets requests run between rows: each takes milliseconds, and there may be thousands.
    await yieldToEventLoop();
  }
  return done;
}

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
