import type { Payload } from 'payload';
import type { User } from '../payload-types.ts';

const DAY = 24 * 60 * 60_000;
/** How long an invitation is valid, the longest of the links that set a password. */
export const LONGEST_LINK_MS = 7 * DAY;
/** The longest lifetime of a session. */
const LONGEST_SESSION_MS = DAY;
/** Tolerated difference between the clocks of two machines. */
const CLOCK_TOLERANCE_MS = 2 * DAY;

/**
 * Resets dates in the future that a clock that was ahead has written to accounts: sessions and password
 * links that would last too long, and the time of the last request for such a link, after which Payload
 * sends the next one.
 *
 * Relies on: the fields `sessions[].expiresAt`, `resetPasswordExpiration` and `resetPasswordRequestedAt` of
 * an account; a token without an entry in `sessions` is not valid.
 *
 * @param now in milliseconds since 1970
 */
export async function resetFutureDates(payload: Payload, now: number): Promise<void> {
  const inFuture = (milliseconds: number) =>
    new Date(now + milliseconds + CLOCK_TOLERANCE_MS).toISOString();
  const latestSession = inFuture(LONGEST_SESSION_MS);
  const latestLink = inFuture(LONGEST_LINK_MS);
  const today = new Date(now).toISOString();
  const isAhead = (date: string | null | undefined, latest: string) => (date ?? '') > latest;
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: {
      or: [
        { 'sessions.expiresAt': { greater_than: latestSession } },
        { resetPasswordExpiration: { greater_than: latestLink } },
        { resetPasswordRequestedAt: { greater_than: today } },
      ],
    },
    pagination: false,
  });
  for (const account of docs) {
    const { id, sessions, resetPasswordExpiration, resetPasswordRequestedAt } = account;
    // All fields: Payload writes the whole row if the data has a list.
    const data = {
      ...account,
      sessions: (sessions ?? []).filter(({ expiresAt }) => !isAhead(expiresAt, latestSession)),
      ...(isAhead(resetPasswordExpiration, latestLink) && { resetPasswordExpiration: today }),
      ...(isAhead(resetPasswordRequestedAt, today) && { resetPasswordRequestedAt: null }),
      // Keeps the stored time of the last change.
      updatedAt: null,
    };
    await payload.db.updateOne({ collection: 'users', id, data, returning: false });
  }
}
