import type { Payload, Where } from 'payload';
import { bangkokDay } from '../i18n/date-formats.ts';
import type { User } from '../payload-types.ts';
import { findEnquiries } from './recent.ts';
import { openStatuses } from './statuses.ts';

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
  const options = { sort: 'callAgainOn', limit: LIMIT };
  const { enquiries, total } = await findEnquiries(payload, user, where, options);
  const calls = enquiries
    .map(({ callAgainOn, ...enquiry }) => ({ ...enquiry, day: callAgainOn ?? '' }))
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, LIMIT);
  return { calls, more: total - calls.length };
}
