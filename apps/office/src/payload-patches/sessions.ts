import { APIError, type PayloadRequest } from 'payload';
import type { User } from '../payload-types.ts';

/** A session of an account. */
export type Session = NonNullable<User['sessions']>[number];

/** How long after a login sensitive operations need no further password, in milliseconds. */
export const RECENT_LOGIN_MS = 15 * 60_000;

/**
 * Rejects a request whose session did not start in the last 15 minutes. The admin then asks for the password
 * (`admin/people/login-dialog.tsx`), which starts a new session. Requests without a user come from the office itself.
 *
 * @throws APIError 403 with the data `{ ask: 'password', email }`
 */
export function requireRecentLogin({ user }: PayloadRequest): void {
  if (!user) return;
  const age = Date.now() - Date.parse(currentSession(user)?.createdAt ?? '');
  // A start in the future comes from a clock that was ahead.
  if (Math.abs(age) < RECENT_LOGIN_MS) return;
  const message = 'ต้องยืนยันตัวตนด้วยรหัสผ่านก่อนเปลี่ยนข้อมูลสำคัญหรือส่งออกไฟล์ ยืนยันแล้วใช้ได้ 15 นาที';
  throw new APIError(message, 403, { ask: 'password', email: user.email }, true);
}

/**
 * Returns the session of a request's user.
 *
 * Relies on: Payload sets its id as `_sid`, which its types leave out, and loads the user with all sessions.
 */
export function currentSession(user: PayloadRequest['user']): Session | undefined {
  const current: unknown = user && '_sid' in user ? user._sid : undefined;
  return user?.sessions?.find(({ id }) => id === current);
}

/**
 * In `beforeLogin`: stores where the new session started. Logging in again ends the session of the request.
 *
 * Relies on: Payload has stored the new session as the last one, and has signed no token yet.
 */
export async function describeNewSession(
  req: PayloadRequest,
  user: User,
  details: Pick<Session, 'browser' | 'address'>,
): Promise<void> {
  const previous = req.user?.id === user.id ? currentSession(req.user)?.id : undefined;
  const sessions = (user.sessions ?? []).filter(({ id }) => id !== previous);
  Object.assign(sessions.at(-1) ?? {}, details);
  user.sessions = sessions;
  await store(req, user);
}

/**
 * Ends the sessions of an account for which `isEnded` is true. Returns how many.
 *
 * Relies on: a token without an entry in `sessions` is not valid.
 */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  isEnded: (session: Session) => boolean,
): Promise<number> {
  const where = { id: { equals: account } };
  const user = await req.payload.db.findOne<User>({ collection: 'users', where, req });
  const all = user?.sessions ?? [];
  const sessions = all.filter((session) => !isEnded(session));
  if (user && sessions.length < all.length) await store(req, { ...user, sessions });
  return all.length - sessions.length;
}

/** Writes an account without hooks. All fields: Payload writes the whole row if the data has a list. */
async function store(req: PayloadRequest, user: User): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    // Keeps the time of the last change.
    data: { ...user, updatedAt: null },
    req,
    returning: false,
  });
}
