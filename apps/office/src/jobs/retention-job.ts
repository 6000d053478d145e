import { type ErasureRows, LARGEST_LEAP_MS } from '@clinicdee/data-dir/erasure-guard';
import { retentionDays } from '@clinicdee/protocol/personal-data';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createLocalReq, type Payload, type TaskConfig, type Where } from 'payload';
import { record } from '../enquiries/history.ts';
import { belongsTo, type EnquiryCollection, enquiryCollections } from '../enquiries/subject.ts';
import { environment } from '../environment/environment.ts';
import { inBatches } from '../database/batches.ts';
import { updateIndexStatistics } from '../payload-patches/sqlite-pragmas.ts';
import { updateWithoutHooks } from '../payload-patches/update-without-hooks.ts';
import { allowsErasure, leapAcceptedAt } from '../erasure/erasure-guard.ts';
import { repeatErasures } from '../privacy/events.ts';
import { removeEmptyDrafts } from './remove-empty-drafts.ts';

const DAY = 24 * 60 * 60_000;
/** Time in the trash, at the end of the retention period, during which enquiries can be restored. */
const IN_TRASH = retentionDays.trash * DAY;
/** Retention of the audit log. */
const AUDIT_RETENTION = retentionDays.auditEntry * DAY;
/** Retention of won enquiries. */
const CUSTOMER_RETENTION = retentionDays.customer * DAY;
const BATCH_SIZE = 200;

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
    await removeOldAuditEntries(payload);
    await removeOldRequests(payload);
    await repeatErasures(payload);
    await updateIndexStatistics(payload);
    return { output: {} };
  },
};

/**
 * Counts the leads and registrations that {@link eraseExpiredEnquiries} would erase, and all of them.
 *
 * @param now milliseconds since 1970
 */
export async function erasureRows(payload: Payload, now = Date.now()): Promise<ErasureRows> {
  const rows: ErasureRows = { due: 0, total: 0, newestAt: undefined };
  const { inTrash } = periods();
  for (const collection of enquiryCollections) {
    const due = await payload.count({
      collection,
      where: trashedBefore(now - inTrash),
      trash: true,
      overrideAccess: true,
    });
    const total = await payload.count({ collection, trash: true, overrideAccess: true });
    const newest = await payload.find({
      collection,
      sort: '-createdAt',
      limit: 1,
      depth: 0,
      trash: true,
      overrideAccess: true,
    });
    rows.due += due.totalDocs;
    rows.total += total.totalDocs;
    for (const { createdAt } of newest.docs) {
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

/** Removes entries of the audit log after a year: they name staff. */
async function removeOldAuditEntries(payload: Payload): Promise<void> {
  await payload.delete({
    collection: 'audit',
    where: { createdAt: { less_than: dateOf(Date.now() - AUDIT_RETENTION) } },
    overrideAccess: true,
  });
}

/** Removes requests of people two years after they were answered. */
async function removeOldRequests(payload: Payload): Promise<void> {
  await payload.delete({
    collection: 'privacy-requests',
    where: { closedAt: { less_than: dateOf(Date.now() - retentionDays.privacyRequest * DAY) } },
    // The job acts for no user.
    overrideAccess: true,
  });
}

/** Numbers of enquiries moved to the trash and erased. */
interface Result {
  setAside: number;
  erased: number;
}

/**
 * Erases in two steps within the retention period: moves untouched leads and registrations to the trash for its last
 * 14 days; erases enquiries after 14 days in the trash, whoever put them there, with their history
 * and alerts. Restoring one counts as a contact and restarts its period.
 *
 * @param now milliseconds since 1970
 */
export async function eraseExpiredEnquiries(payload: Payload, now = Date.now()): Promise<Result> {
  const days = environment().LEAD_RETENTION_DAYS;
  const { inTrash, untouched } = periods();
  const done: Result = { setAside: 0, erased: 0 };
  // After an acceptance that was a mistake, 14 days remain to restore what was moved to the trash.
  const acceptedAt = await leapAcceptedAt(payload);
  const isAcceptanceOld =
    acceptedAt === undefined || acceptedAt > now || acceptedAt <= now - inTrash;
  for (const collection of enquiryCollections) {
    await undoWrongDates(payload, collection, now, untouched);
    await restoreYoung(payload, collection, now - untouched);
    done.setAside += await moveToTrash(payload, collection, now, untouched);
    if (isAcceptanceOld) done.erased += await eraseTrashed(payload, collection, now - inTrash);
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

/** Moves enquiries untouched for that long (in milliseconds) to the trash. @returns the number moved */
async function moveToTrash(
  payload: Payload,
  collection: EnquiryCollection,
  now: number,
  untouched: number,
): Promise<number> {
  const where: Where = {
    and: [
      { updatedAt: { less_than: dateOf(now - untouched) } },
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
  return eachOf(payload, collection, where, async (row) => {
    const { id } = row;
    if (await isDatedWrongly(payload, collection, row)) {
      await writeDates(payload, collection, id, { updatedAt: dateOf(now) });
      return false;
    }
    // Keeps `updatedAt`: moving to the trash is no contact.
    await writeDates(payload, collection, id, { deletedAt: dateOf(now), updatedAt: null });
    await record(req, { relationTo: collection, value: id }, 'expired', 'ระบบย้ายไปถังขยะ');
    return true;
  });
}

/**
 * Whether an enquiry was dated by a clock that was behind: an earlier row has a later date. Its period then starts
 * today.
 */
async function isDatedWrongly(
  payload: Payload,
  collection: EnquiryCollection,
  { id, createdAt, updatedAt }: Row,
): Promise<boolean> {
  const dated = Math.max(Date.parse(createdAt), Date.parse(updatedAt));
  const { totalDocs } = await payload.count({
    collection,
    where: {
      and: [
        { id: { less_than: id } },
        { createdAt: { greater_than: dateOf(dated + LARGEST_LEAP_MS) } },
      ],
    },
    trash: true,
    overrideAccess: true,
  });
  return totalDocs > 0;
}

/** Erases enquiries in the trash since that time (milliseconds since 1970). @returns the number erased */
async function eraseTrashed(
  payload: Payload,
  collection: EnquiryCollection,
  before: number,
): Promise<number> {
  const where = trashedBefore(before);
  // One transaction each: an enquiry is erased with all its traces or not at all.
  return eachOf(payload, collection, where, ({ id }) =>
    payload.delete({ collection, id, trash: true, overrideAccess: true }),
  );
}

/** Condition for enquiries in the trash since that time (milliseconds since 1970). */
const trashedBefore = (before: number): Where => ({
  deletedAt: { less_than_equal: dateOf(before) },
});

/**
 * Repairs the effects of a clock that was ahead: resets future dates, and restores young enquiries that the job moved
 * to the trash. Those that users moved there stay, dated today.
 */
async function undoWrongDates(
  payload: Payload,
  collection: EnquiryCollection,
  now: number,
  untouched: number,
): Promise<void> {
  const later = { greater_than: dateOf(now) };
  const where: Where = { or: [{ deletedAt: later }, { updatedAt: later }, { createdAt: later }] };
  const notAfterNow = (date: string) => dateOf(Math.min(Date.parse(date), now));
  await eachOf(payload, collection, where, async ({ id, createdAt, updatedAt, deletedAt }) => {
    const touched = Date.parse(updatedAt);
    const isTrashedByJob = Date.parse(deletedAt ?? '') - touched >= untouched;
    const isYoung = touched > now - untouched;
    await writeDates(payload, collection, id, {
      createdAt: notAfterNow(createdAt),
      updatedAt: notAfterNow(updatedAt),
      ...(deletedAt && {
        deletedAt: isTrashedByJob && isYoung ? null : notAfterNow(deletedAt),
      }),
    });
  });
}

/** After an extension of the period, restores enquiries that the job moved to the trash; not those of users. */
async function restoreYoung(
  payload: Payload,
  collection: EnquiryCollection,
  youngSince: number,
): Promise<void> {
  const where: Where = {
    and: [{ deletedAt: { exists: true } }, { updatedAt: { greater_than: dateOf(youngSince) } }],
  };
  const req = await createLocalReq({}, payload);
  await eachOf(payload, collection, where, async ({ id }) => {
    const subject = { relationTo: collection, value: id };
    const { docs } = await payload.find({
      collection: 'history',
      where: { and: [belongsTo(subject), { kind: { in: ['trash', 'expired'] } }] },
      sort: '-id',
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    if (docs[0]?.kind !== 'expired') return;
    await writeDates(payload, collection, id, { deletedAt: null, updatedAt: null });
    await record(req, subject, 'trash', 'ระบบกู้คืนจากถังขยะ: ระยะเวลาเก็บยาวขึ้น');
  });
}

type Row = Record<'createdAt' | 'updatedAt', string> & { id: number; deletedAt?: string | null };

/**
 * Runs a task for each matching row, including those in the trash. A failure is logged, and the next row follows.
 *
 * @returns the number of rows for which the task did not return `false`
 */
async function eachOf(
  payload: Payload,
  collection: EnquiryCollection,
  where: Where,
  work: (row: Row) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  const nextBatch = async (last: Row | undefined) => {
    const { docs } = await payload.find({
      collection,
      where: { and: [where, { id: { greater_than: last?.id ?? 0 } }] },
      sort: 'id',
      limit: BATCH_SIZE,
      depth: 0,
      pagination: false,
      select: { createdAt: true, updatedAt: true, deletedAt: true },
      trash: true,
      overrideAccess: true,
    });
    return docs as Row[];
  };
  for await (const rows of inBatches(BATCH_SIZE, nextBatch)) {
    for (const row of rows) {
      try {
        if ((await work(row)) !== false) done += 1;
      } catch (error) {
        payload.logger.error(
          { collection, id: row.id, err: error },
          'retention job failed for an enquiry',
        );
      }
      // Lets requests run between rows: each takes milliseconds, and there may be thousands.
      await yieldToEventLoop();
    }
  }
  return done;
}

/** Writes dates without hooks and access rules, since no user changed anything. */
const writeDates = (
  payload: Payload,
  collection: EnquiryCollection,
  id: number,
  data: Record<'updatedAt', string | null> & { createdAt?: string; deletedAt?: string | null },
) => updateWithoutHooks(payload, { collection, id, data });

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
