import type { Payload } from 'payload';
import type { User } from '../payload-types.ts';

const DAY = 24 * 60 * 60_000;
/** How long the longest link for a new password lasts: an invitation. */
export const LONGEST_LINK_MS = 7 * DAY;
/** No session lasts longer. */
const LONGEST_SESSION_MS = DAY;
/** Two offices' clocks may be so far apart besides. */
const CLOCKS_APART_MS = 2 * DAY;

/**
 * Takes from accounts what a clock that was ahead has given them: sessions and links for a new password
 * that would last for years, and the moment of a request for such a link, since there is no other mail
 * until it has passed.
 *
 * Leans on: the fields `sessions[].expiresAt`, `resetPasswordExpiration` and `resetPasswordRequestedAt` of
 * an account, and a session's token being worth nothing without its entry there.
 *
 * @param now in milliseconds since 1970
 */
export async function endWhatIsAhead(payload: Payload, now: number): Promise<void> {
  const inFuture = (milliseconds: number) =>
    new Date(now + milliseconds + CLOCKS_APART_MS).toISOString();
  const latestSession = inFuture(LONGEST_SESSION_MS);
  const latestLink = inFuture(LONGEST_LINK_MS);
  const today = new Date(now).toISOString();
  const isAhead = (date: string | null | undefined, most: string) => (date ?? '') > most;
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
    // All of it: with a list in it Payload writes the row as a whole.
    const data = {
      ...account,
      sessions: (sessions ?? []).filter(({ expiresAt }) => !isAhead(expiresAt, latestSession)),
      ...(isAhead(resetPasswordExpiration, latestLink) && { resetPasswordExpiration: today }),
      ...(isAhead(resetPasswordRequestedAt, today) && { resetPasswordRequestedAt: null }),
      // Nobody has changed the account.
      updatedAt: null,
    };
    await payload.db.updateOne({ collection: 'users', id, data, returning: false });
  }
}
