import type { Payload, Where } from 'payload';
import { hasRole } from '../access/role.ts';
import { inLots } from '../database/batches.ts';
import { storedRows } from '../payload-patches/stored-rows.ts';
import type { User } from '../payload-types.ts';
import { chartStart, type Countable } from './figures.ts';
import type { Grouping } from './groupings.ts';
import { waitingStatuses } from './statuses.ts';
import type { EnquiryCollection } from './subject.ts';

/** How many are read at once: what is held of them all is little, what the database makes is not. */
const AT_ONCE = 1000;

interface Asked<Name extends string> {
  collection: EnquiryCollection;
  /** The first moment of receipt that counts. */
  since: Date;
  /** The fields wanted of each. */
  fields: readonly Name[];
}

/**
 * A few fields of every lead or registration received since a moment, a thousand at a time, for figures
 * that name nobody. Read as they are stored: the hooks and rules that Payload runs for each field of each
 * would take seconds for ten thousand. Whoever calls this asks first who may see the figures.
 */
export async function enquiriesSince<Name extends Exclude<keyof Fields, 'id'>>(
  payload: Payload,
  { collection, since, fields }: Asked<Name>,
): Promise<Pick<Fields, Name>[]> {
  const all: Pick<Fields, Name>[] = [];
  const behind = (last: Fields | undefined) =>
    storedRows<Fields>(payload, {
      collection,
      where: {
        and: [
          { createdAt: { greater_than_equal: since.toISOString() } },
          // The rows as they are stored: nobody leaves out what lies in the trash.
          { deletedAt: { exists: false } },
          { id: { greater_than: last?.id ?? 0 } },
        ],
      },
      // By a key that no newcomer gets in before.
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      select: Object.fromEntries(fields.map((name) => [name, true])),
    });
  for await (const rows of inLots(AT_ONCE, behind)) all.push(...rows);
  return all;
}

/** What can be asked of both collections. */
interface Fields extends Countable {
  id: number;
  utmSource?: string | null;
  referrer?: string | null;
}

/** What the charts count: leads or registrations of the last twelve weeks that the person may see. */
export async function recentEnquiries(
  payload: Payload,
  user: User | null,
  collection: EnquiryCollection,
  by: Grouping,
): Promise<Countable[]> {
  if (!hasRole(user, ['admin', 'sales'])) return [];
  const fields = ['createdAt', 'firstContactedAt', 'status', 'isSuspected', by] as const;
  return enquiriesSince(payload, { collection, since: chartStart(), fields });
}

/** How many wait for a first conversation, however long ago they came, and how many of them may be spam. */
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
