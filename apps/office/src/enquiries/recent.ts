import type { Payload, Where } from 'payload';
import { rowsOf } from '../database/batches.ts';
import type { User } from '../payload-types.ts';
import { chartStart, type Countable, type Grouping } from './figures.ts';
import { waitingStatuses } from './statuses.ts';
import type { EnquiryCollection } from './subject.ts';

interface Query<Name extends string> {
  collection: EnquiryCollection;
  /** Earliest time of receipt. */
  since: Date;
  /** The fields to read. */
  fields: readonly Name[];
}

/**
 * Reads a few fields of every lead or registration received since a time, in batches, for anonymous figures.
 * Bypasses Payload's field hooks and access rules, which would take seconds for ten thousand rows: the caller
 * must check access.
 */
export async function enquiriesSince<Name extends Exclude<keyof Fields, 'id'>>(
  payload: Payload,
  { collection, since, fields }: Query<Name>,
): Promise<Pick<Fields, Name>[]> {
  const where = {
    and: [
      { createdAt: { greater_than_equal: since.toISOString() } },
      // Stored rows include the trash.
      { deletedAt: { exists: false } },
    ],
  };
  const select = Object.fromEntries(fields.map((name) => [name, true as const]));
  const all: Pick<Fields, Name>[] = [];
  for await (const row of rowsOf<Fields>(payload, { collection, where, select })) all.push(row);
  return all;
}

/** The fields that both collections have. */
interface Fields extends Countable {
  id: number;
  utmSource?: string | null;
  referrer?: string | null;
}

/** Returns the leads or registrations of the last twelve weeks. The caller checks access. */
export async function recentEnquiries(
  payload: Payload,
  collection: EnquiryCollection,
  by: Grouping,
): Promise<Countable[]> {
  const fields = ['createdAt', 'firstContactedAt', 'status', 'isSuspected', by] as const;
  return enquiriesSince(payload, { collection, since: chartStart(), fields });
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
