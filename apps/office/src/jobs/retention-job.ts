import { type ErasureRows, LARGEST_LEAP_MS } from '@clinicdee/data-dir/erasure-guard';
import { setImmediate as breathe } from 'node:timers/promises';
import { createLocalReq, type Payload, type TaskConfig, type Where } from 'payload';
import { record } from '../enquiries/history.ts';
import { belongsTo, type EnquiryCollection, enquiryCollections } from '../enquiries/subject.ts';
import { environment } from '../environment/environment.ts';
import { inBatches } from '../database/batches.ts';
import { updateIndexStatistics } from '../payload-patches/sqlite-pragmas.ts';
import { updateWithoutHooks } from '../payload-patches/update-without-hooks.ts';
import { allowsErasure, leapAcceptedAt } from '../erasure/erasure-guard.ts';
import { removeEmptyDrafts } from './remove-empty-drafts.ts';

const DAY = 24 * 60 * 60_000;
/** The end of every period, in which an enquiry lies in the trash and can be brought back. */
const IN_TRASH = 14 * DAY;
/** How long entries of the audit log are kept. */
const AUDIT_KEPT = 365 * DAY;
const AT_ONCE = 200;

/**
 * Keeps the promise of the privacy notice: people who did not become customers are forgotten two years
 * after the last contact (`LEAD_RETENTION_DAYS`). And tidies up. Runs once a day.
 */
export const eraseOld: TaskConfig<'eraseOld'> = {
  slug: 'eraseOld',
  label: 'ลบข้อมูลที่พ้นกำหนดเก็บ',
  schedule: [{ cron: '0 30 3 * * *', queue: 'default' }],
  handler: async ({ req: { payload } }) => {
    // Late is better than wrong.
    if (!(await allowsErasure(payload, await erasureRows(payload)))) return { output: {} };
    await eraseExpiredEnquiries(payload);
    await removeEmptyDrafts(payload);
    await removeOldAuditEntries(payload);
    await updateIndexStatistics(payload);
    return { output: {} };
  },
};

/**
 * How many leads and registrations {@link eraseExpiredEnquiries} would erase, of how many.
 *
 * @param now milliseconds since 1970
 */
export async function erasureRows(payload: Payload, now = Date.now()): Promise<ErasureRows> {
  const rows: ErasureRows = { due: 0, total: 0, newestAt: undefined };
  const { inTrash } = periods();
  for (const collection of enquiryCollections) {
    const due = await payload.count({
      collection,
      where: isOver(now - inTrash),
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

/** In milliseconds: until an enquiry that nobody touches goes into the trash, and how long it lies there. */
function periods() {
  const kept = environment().LEAD_RETENTION_DAYS * DAY;
  const inTrash = Math.min(IN_TRASH, kept / 2);
  return { inTrash, untouched: kept - inTrash };
}

/** Removes entries of the audit log after a year: they name staff. */
async function removeOldAuditEntries(payload: Payload): Promise<void> {
  await payload.delete({
    collection: 'audit',
    where: { createdAt: { less_than: dateOf(Date.now() - AUDIT_KEPT) } },
    overrideAccess: true,
  });
}

/** How many leads and registrations went into the trash, and how many of those in it were erased. */
interface Done {
  setAside: number;
  erased: number;
}

/**
 * Erases in two steps, both inside the period: leads and registrations that nobody has touched, unless
 * they were won, go into the trash for the last fourteen days of it; whatever has lain there for
 * fourteen days, put there by a person or not, is gone, together with its history and alerts. Bringing
 * one back is a contact, and begins its period anew.
 *
 * @param now milliseconds since 1970
 */
export async function eraseExpiredEnquiries(payload: Payload, now = Date.now()): Promise<Done> {
  const days = environment().LEAD_RETENTION_DAYS;
  const { inTrash, untouched } = periods();
  const done: Done = { setAside: 0, erased: 0 };
  // A word that was wrong must not be the end of what it put into the trash: a fortnight after it.
  const saidAt = await leapAcceptedAt(payload);
  const isWordOld = saidAt === undefined || saidAt > now || saidAt <= now - inTrash;
  for (const collection of enquiryCollections) {
    await undoWrongDates(payload, collection, now, untouched);
    await bringBackYoung(payload, collection, now - untouched);
    done.setAside += await setAside(payload, collection, now, untouched);
    if (isWordOld) done.erased += await eraseTrashed(payload, collection, now - inTrash);
  }
  // At the level that is written by default: what is gone can be proven by nothing else.
  if (done.setAside > 0)
    payload.logger.warn(
      { count: done.setAside, days: inTrash / DAY },
      'in the trash: erased after these days unless somebody brings them back',
    );
  if (done.erased > 0)
    payload.logger.warn({ count: done.erased, days }, 'erased: kept as long as the notice allows');
  return done;
}

/** Puts what nobody has touched for so long (milliseconds) into the trash. @returns how many */
async function setAside(
  payload: Payload,
  collection: EnquiryCollection,
  now: number,
  untouched: number,
): Promise<number> {
  const where: Where = {
    and: [
      { status: { not_equals: 'won' } },
      { updatedAt: { less_than: dateOf(now - untouched) } },
      { deletedAt: { exists: false } },
    ],
  };
  const req = await createLocalReq({}, payload);
  return eachOf(payload, collection, where, async (row) => {
    const { id } = row;
    if (await isDatedWrongly(payload, collection, row)) {
      await put(payload, collection, id, { updatedAt: dateOf(now) });
      return false;
    }
    // The last contact stays what it was: the trash is no contact.
    await put(payload, collection, id, { deletedAt: dateOf(now), updatedAt: null });
    await record(req, { relationTo: collection, value: id }, 'expired', 'ระบบย้ายไปถังขยะ');
    return true;
  });
}

/**
 * Whether a clock that was behind has dated an enquiry: one that came earlier has a later date. Its period
 * begins when that is found.
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

/** Erases what has lain in the trash since before that time (milliseconds since 1970). @returns how many */
async function eraseTrashed(
  payload: Payload,
  collection: EnquiryCollection,
  before: number,
): Promise<number> {
  const where = isOver(before);
  // One by one: each is gone with all its traces, or not at all.
  return eachOf(payload, collection, where, ({ id }) =>
    payload.delete({ collection, id, trash: true, overrideAccess: true }),
  );
}

/** What has lain in the trash since before that time (milliseconds since 1970). */
const isOver = (before: number): Where => ({ deletedAt: { less_than_equal: dateOf(before) } });

/**
 * A clock that was ahead has dated enquiries in the future, and put young ones away: those
 * come back. What a person put into the trash meanwhile stays there, from today.
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
    const isPutAwayByUs = Date.parse(deletedAt ?? '') - touched >= untouched;
    const isYoung = touched > now - untouched;
    await put(payload, collection, id, {
      createdAt: notAfterNow(createdAt),
      updatedAt: notAfterNow(updatedAt),
      ...(deletedAt && {
        deletedAt: isPutAwayByUs && isYoung ? null : notAfterNow(deletedAt),
      }),
    });
  });
}

/** What a shorter period has put away comes back where the period is longer now; what a person did stays. */
async function bringBackYoung(
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
    await put(payload, collection, id, { deletedAt: null, updatedAt: null });
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
  const behind = async (last: Row | undefined) => {
    const { docs } = await payload.find({
      collection,
      where: { and: [where, { id: { greater_than: last?.id ?? 0 } }] },
      sort: 'id',
      limit: AT_ONCE,
      depth: 0,
      pagination: false,
      select: { createdAt: true, updatedAt: true, deletedAt: true },
      trash: true,
      overrideAccess: true,
    });
    return docs as Row[];
  };
  for await (const rows of inBatches(AT_ONCE, behind)) {
    for (const row of rows) {
      try {
        if ((await work(row)) !== false) done += 1;
      } catch (error) {
        payload.logger.error({ collection, id: row.id, err: error }, 'not erased yet');
      }
      // Staff and new leads come in between: each takes some milliseconds, and there may be thousands.
      await breathe();
    }
  }
  return done;
}

/** Past hooks and rules: nobody has changed anything. */
const put = (
  payload: Payload,
  collection: EnquiryCollection,
  id: number,
  data: Record<'updatedAt', string | null> & { createdAt?: string; deletedAt?: string | null },
) => updateWithoutHooks(payload, { collection, id, data });

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
