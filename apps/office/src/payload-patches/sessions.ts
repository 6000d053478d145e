import { sql } from '@payloadcms/db-postgres';
import { APIError, AuthenticationError, type DatabaseAdapter, type PayloadRequest } from 'payload';
import type { User } from '../payload-types.ts';

/** A session of an account. */
type Session = NonNullable<User['sessions']>[number];

type Transaction = { db: { execute: (query: unknown) => Promise<unknown> } } | undefined;

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
  throw new APIError(message, 403, { ask: 'password', email: user.email });
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
 * Ends the sessions of an account for which `isEnded` is true. Returns how many.
 *
 * Relies on: a token without an entry in `sessions` is not valid.
 */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  isEnded: (session: Session) => boolean,
): Promise<number> {
  const { db } = req.payload;
  const where = { id: { equals: account } };
  const user = await db.findOne<User>({ collection: 'users', where, req });
  const before = user?.sessions ?? [];
  const sessions = before.filter((session) => !isEnded(session));
  // Without hooks, and with the time of the account's last change.
  const data = { sessions, updatedAt: null };
  await db.updateOne({ collection: 'users', id: account, data, req, returning: false });
  return before.length - sessions.length;
}

/**
 * Writes only the sessions where Payload writes a complete account, as it was before the password was checked: a change
 * of role or password and another login in that time would be undone. A login with the former password is refused.
 *
 * On PostgreSQL changes of an account's sessions follow each other: Payload writes them by deleting and inserting rows,
 * so that of two logins or tabs at once one would fail.
 *
 * Relies on: Payload writes sessions with `returning: false`, a new one as the last; `sessions[id].db` is a transaction.
 */
export function writeOnlySessions(
  adapter: Pick<DatabaseAdapter, 'findOne' | 'sessions' | 'updateOne'>,
): void {
  const { updateOne } = adapter;
  adapter.updateOne = async (write): Promise<unknown> => {
    const { collection, id, req, returning } = write;
    const { hash, sessions } = write.data as Pick<User, 'hash' | 'sessions'>;
    if (collection !== 'users' || returning !== false || !sessions)
      return updateOne.call(adapter as never, write) as unknown;
    const transaction = adapter.sessions?.[String(await req?.transactionID)] as Transaction;
    await transaction?.db.execute(sql`select from users where id = ${id} for update`);
    const where = { id: { equals: id } };
    const stored = await adapter.findOne<User>({ collection, where, ...(req && { req }) });
    const before = stored?.sessions ?? [];
    const written = new Map(sessions.map((session) => [session.id, session]));
    const last = sessions.at(-1);
    // One that the request knew and that is gone has ended meanwhile.
    const known = [...before, ...(req?.user?.sessions ?? [])];
    const isLogin = last !== undefined && !known.some((session) => session.id === last.id);
    if (isLogin && hash !== stored?.hash) throw new AuthenticationError(req?.t);
    const data = {
      sessions: isLogin
        ? [...before.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now()), last]
        : before.flatMap((session) => written.get(session.id) ?? []),
      updatedAt: null,
    };
    return updateOne.call(adapter as never, { ...write, data }) as unknown;
  };
}
