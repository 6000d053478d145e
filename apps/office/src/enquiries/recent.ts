import type { Payload } from 'payload';
import type { User } from '../payload-types.ts';
import { WEEKS } from './figures.ts';
import type { Grouping } from './groupings.ts';
import type { EnquiryCollection } from './subject.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The moment from which the charts count. */
export const chartStart = (now = Date.now()): Date => new Date(now - WEEKS * WEEK_MS);

/** What the charts count: leads or registrations of the last twelve weeks that the person may see. */
export async function recentEnquiries(
  payload: Payload,
  user: User | null,
  collection: EnquiryCollection,
  by: Grouping,
) {
  const { docs } = await payload.find({
    collection,
    where: { createdAt: { greater_than: chartStart().toISOString() } },
    select: { createdAt: true, firstContactedAt: true, status: true, [by]: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs;
}

/** How many wait for a first call, however long ago they came. */
export async function countWaiting(
  payload: Payload,
  user: User | null,
  collection: EnquiryCollection,
): Promise<number> {
  const where = { status: { equals: 'new' } };
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, user });
  return totalDocs;
}
