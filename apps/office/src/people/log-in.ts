import {
  addDataAndFileToRequest,
  APIError,
  AuthenticationError,
  type CollectionAfterOperationHook,
  createLocalReq,
  type Endpoint,
  Forbidden,
  generatePayloadCookie,
  LockedAuth,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { tryRecordEvent } from '../audit/record-event.ts';
import { may } from '../access/rules.ts';
import { connectionPool } from '../payload-patches/connection-pool.ts';
import { hashForTiming } from '../payload-patches/password-work.ts';
import { ADDRESS_HEADER } from '../server/address-header.ts';
import { accountIn } from './account.ts';
import { LogInLimit } from './log-in-limit.ts';
import { operationOf } from './passwords.ts';
import { SharedWrongPasswords } from './shared-wrong-passwords.ts';

/** One for each Payload: on PostgreSQL they count together, with other processes too. */
const limits = new WeakMap<Payload, LogInLimit>();

function limitOf({ payload }: PayloadRequest): LogInLimit {
  const known = limits.get(payload);
  if (known) return known;
  const pool = connectionPool(payload);
  const limit = pool
    ? new LogInLimit(new SharedWrongPasswords(pool), payload.secret)
    : new LogInLimit();
  limits.set(payload, limit);
  return limit;
}

const addressOf = ({ headers }: PayloadRequest) => headers.get(ADDRESS_HEADER) ?? '';

/**
 * `POST /api/users/login`, in place of Payload's own, which locks an account for everybody once anybody
 * was wrong about it. Words, status and time are the same whether an account exists or not.
 */
export const logIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = accountIn(req.data);
    const typed: unknown = req.data?.password;
    const password = typeof typed === 'string' ? typed : '';
    const isComplete = email !== '' && password.trim() !== '';
    // Payload says which of the two is missing.
    const attempt = isComplete
      ? await limitOf(req).attempt(addressOf(req), email, () => check(req, email, password))
      : { session: await open(req, email, password) };
    if ('refusal' in attempt) {
      if (attempt.refusal === 'wrong') void recordWrongPassword(req, email);
      throw attempt.refusal === 'resting' ? new LockedAuth(req.t) : new AuthenticationError(req.t);
    }
    await tryRecordEvent(req, { event: 'login', text: 'เข้าสู่ระบบ', account: email });
    const { config, collections } = req.payload;
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collections.users.config.auth,
      cookiePrefix: config.cookiePrefix,
      token: attempt.session.token ?? '',
    });
    return Response.json(
      { message: req.t('authentication:passed'), ...attempt.session },
      { headers: { 'set-cookie': cookie } },
    );
  },
};

/**
 * `POST /api/users/unlock`, in place of Payload's own, which resets a count that nobody keeps here: an
 * admin frees a person who typed too many wrong passwords, wherever that was.
 */
export const unlock: Endpoint = {
  path: '/unlock',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'unlock', 'users')) throw new Forbidden(req.t);
    await addDataAndFileToRequest(req);
    const email = accountIn(req.data);
    if (!email) throw new APIError('กรอกอีเมลของบัญชี', 400, undefined, true);
    await limitOf(req).forgiveAccount(email);
    await tryRecordEvent(req, { event: 'account', text: `ปลดล็อก ${email}` });
    return Response.json({ message: 'ปลดล็อกแล้ว เข้าสู่ระบบได้ทันที' });
  },
};

/** Whoever set a new password by the link in a mail may use it at once. */
export const forgiveAfterReset: CollectionAfterOperationHook = async (hook) => {
  const { req, result } = hook;
  if (operationOf(hook) !== 'resetPassword') return result;
  const { user } = result as { user: { email?: string } };
  await limitOf(req).forgive(addressOf(req), accountIn(user));
  return result;
};

/** `GET /api/users/locked?email=…`: until when a person rests somewhere, for admins. */
export const locked: Endpoint = {
  path: '/locked',
  method: 'get',
  handler: async (req) => {
    if (!may(req.user, 'unlock', 'users')) throw new Forbidden(req.t);
    const until = await limitOf(req).restingUntil(accountIn(req.query));
    return Response.json({ until: until === undefined ? null : new Date(until).toISOString() });
  },
};

/**
 * Records a wrong password of an existing account. Not awaited: the time of the answer tells nothing of the account, and
 * at most five of one address and account are counted until it is locked.
 */
async function recordWrongPassword({ payload }: PayloadRequest, email: string): Promise<void> {
  // A request of its own: this one is over before the entry is written.
  const req = await createLocalReq({}, payload);
  const where = { email: { equals: email } };
  const { totalDocs } = await payload.count({ collection: 'users', where, overrideAccess: true });
  if (totalDocs === 0) return;
  await tryRecordEvent(req, { event: 'login-failed', text: 'รหัสผ่านไม่ถูกต้อง', account: email });
}

function open(req: PayloadRequest, email: string, password: string) {
  const data = { email, password };
  return req.payload.login({ collection: 'users', data, req, overrideAccess: false });
}

/** @returns undefined when there is no such account, or the password is another */
async function check(req: PayloadRequest, email: string, password: string) {
  try {
    return await open(req, email, password);
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    const where = { email: { equals: email } };
    // Asked after the refusal, whatever the account: no hook or answer tells of it.
    const found = await req.payload.count({
      collection: 'users',
      where,
      overrideAccess: true,
      req,
    });
    if (found.totalDocs === 0) await hashForTiming(password);
    return undefined;
  }
}
