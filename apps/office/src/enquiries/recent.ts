import type { Payload, Where } from 'payload';
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
  /** On whose behalf; the office itself when it is left out. */
  user?: User | null;
}

/** A few fields of every lead or registration received since a moment, read a thousand at a time. */
export async function enquiriesSince<Name extends Exclude<keyof Fields, 'id'>>(
  payload: Payload,
  { collection, since, fields, user }: Asked<Name>,
): Promise<Pick<Fields, Name>[]> {
  const all: Pick<Fields, Name>[] = [];
  for (let last = 0; ;) {
    const { docs } = await payload.find({
      collection,
      where: {
        and: [
          { createdAt: { greater_than_equal: since.toISOString() } },
          { id: { greater_than: last } },
        ],
      },
      // By a key that no newcomer gets in before.
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      select: Object.fromEntries(fields.map((name) => [name, true])),
      depth: 0,
      ...(user === undefined ? { overrideAccess: true } : { overrideAccess: false, user }),
    });
    const page: readonly Fields[] = docs;
    all.push(...page);
    last = page.at(-1)?.id ?? last;
    if (page.length < AT_ONCE) return all;
  }
}

/** What can be asked of both collections. */
interface Fields extends Countable {
  id: number;
  utmSource?: string | null;
  referrer?: string | null;
}

/** What the charts count: leads or registrations of the last twelve weeks that the person may see. */
export function recentEnquiries(
  payload: Payload,
  user: User | null,
  collection: EnquiryCollection,
  by: Grouping,
): Promise<Countable[]> {
  const fields = ['createdAt', 'firstContactedAt', 'status', 'isSuspected', by] as const;
  return enquiriesSince(payload, { collection, since: chartStart(), fields, user });
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
