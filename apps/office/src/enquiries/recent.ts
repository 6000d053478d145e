import type { Payload, Where } from 'payload';
import { rowsOf } from '../access/records.ts';
import type { User } from '../payload-types.ts';
import { type Countable, countedFields } from './figures.ts';
import { waitingStatuses } from './statuses.ts';
import { type EnquiryCollection, enquiryCollections } from './subject.ts';

/**
 * Reads every lead or registration received since a time, in batches, for anonymous figures. Bypasses Payload's field
 * hooks and access rules, which would take seconds for ten thousand rows: the caller must check access.
 */
export async function enquiriesSince(
  payload: Payload,
  collection: EnquiryCollection,
  since: Date,
): Promise<Countable[]> {
  const where = {
    and: [
      { createdAt: { greater_than_equal: since.toISOString() } },
      // Stored rows include the trash.
      { deletedAt: { exists: false } },
    ],
  };
  const select = Object.fromEntries(countedFields.map((name) => [name, true as const]));
  const all: Countable[] = [];
  const rows = rowsOf<Countable & { id: number }>(payload, { collection, where, select });
  for await (const row of rows) all.push(row);
  return all;
}

/**
 * Finds the leads and registrations that a user may see.
 *
 * @param limit of each collection
 * @returns the enquiries, each with its collection, and the number of all that match
 */
export async function findEnquiries(
  payload: Payload,
  user: User | null,
  where: Where,
  { sort, limit }: { sort: string; limit: number },
) {
  const own = { where, sort, limit, depth: 0, user };
  const found = await Promise.all(
    enquiryCollections.map(async (collection) => {
      const { docs, totalDocs } = await payload.find({ collection, ...own, overrideAccess: false });
      return { enquiries: docs.map((doc) => ({ ...doc, collection })), totalDocs };
    }),
  );
  return {
    enquiries: found.flatMap(({ enquiries }) => enquiries),
    total: found.reduce((sum, { totalDocs }) => sum + totalDocs, 0),
  };
}

/** Counts the enquiries that wait for a first contact, and how many of them may be spam. */
export async function countWaiting(
  payload: Payload,
  user: User | null,
  collection: EnquiryCollection,
): Promise<{ total: number; suspected: number }> {
  const count = async (...conditions: Where[]) => {
    const where = { and: [{ status: { in: [...waitingStatuses] } }, ...conditions] };
    return (await payload.count({ collection, where, overrideAccess: false, user })).totalDocs;
  };
  const [total, suspected] = await Promise.all([
    count(),
    count({ isSuspected: { equals: true } }, { status: { equals: 'new' } }),
  ]);
  return { total, suspected };
}
