import type { Payload, Where } from 'payload';
import { bangkokDay } from '../i18n/date-formats.ts';
import type { User } from '../payload-types.ts';
import { openStatuses } from './statuses.ts';
import { enquiryCollections } from './subject.ts';

/** The most calls that are listed. */
const LIMIT = 20;

/**
 * Returns the people to call again today or earlier, longest overdue first: the user's own and those without an
 * owner. Closed enquiries need no call.
 *
 * @returns the first calls, and how many there are more
 */
export async function dueCalls(payload: Payload, user: User) {
  const where: Where = {
    and: [
      { callAgainOn: { less_than_equal: bangkokDay(Date.now()) } },
      // An emptied field may be stored as an empty text.
      { callAgainOn: { not_equals: '' } },
      { status: { in: openStatuses } },
      { or: [{ owner: { equals: user.id } }, { owner: { exists: false } }] },
    ],
  };
  const found = await Promise.all(
    enquiryCollections.map(async (collection) => {
      const { docs, totalDocs } = await payload.find({
        collection,
        where,
        sort: 'callAgainOn',
        limit: LIMIT,
        depth: 0,
        select: { fullname: true, phone: true, callAgainOn: true },
        overrideAccess: false,
        user,
      });
      const calls = docs.map(({ callAgainOn, fullname, id, phone }) => {
        return { collection, day: callAgainOn ?? '', fullname, id, phone };
      });
      return { calls, totalDocs };
    }),
  );
  const calls = found
    .flatMap((one) => one.calls)
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .slice(0, LIMIT);
  const total = found.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
  return { calls, more: total - calls.length };
}
