import {
  addDataAndFileToRequest,
  APIError,
  AuthenticationError,
  createLocalReq,
  type Endpoint,
  Forbidden,
  generatePayloadCookie,
  LockedAuth,
  loginOperation,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { recordsOf } from '../access/records.ts';
import { may } from '../access/rules.ts';
import { tryRecordEvent } from '../audit/record-event.ts';
import { connectionPool } from '../payload-patches/connection-pool.ts';
import { hashForTiming } from '../payload-patches/password-work.ts';
import { ADDRESS_HEADER } from '../server/addresses.ts';
import { CodeRequired } from './before-login.ts';
import { deviceCookie, knownDevice } from './device-cookie.ts';
import { LogInLimit, sharedLogInLimit } from './log-in-limit.ts';
import { WRONG_CODE } from './second-factor.ts';

/** One limit per Payload instance. */
const limits = new WeakMap<Payload, Promise<LogInLimit>>();

function limitOf({ payload }: PayloadRequest): Promise<LogInLimit> {
  const known = limits.get(payload);
  if (known) return known;
  const pool = connectionPool(payload);
  const limit = pool
    ? sharedLogInLimit(payload.secret, pool)
    : Promise.resolve(new LogInLimit(payload.secret));
  limits.set(payload, limit);
  // Tried again at the next log-in.
  limit.catch(() => limits.delete(payload));
  return limit;
}

/**
 * Returns the e-mail address of a request body, lower-cased and trimmed as Payload stores it, or ''. Removes
 * control characters, which PostgreSQL rejects in queries.
 */
export function accountIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('email' in data)) return '';
  const { email } = data;
  if (typeof email !== 'string') return '';
  return email
    .replace(/\p{Cc}/gu, '')
    .toLowerCase()
    .trim();
}

const addressOf = ({ headers }: PayloadRequest) => headers.get(ADDRESS_HEADER) ?? '';

/**
 * `POST /api/users/login`, replaces Payload's own, with which anybody can lock an account for everybody.
 * Text, status and time of the response are the same whether an account exists or not.
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
    const device = knownDevice(req.headers, email, req.payload.secret);
    // For incomplete data Payload itself throws the validation error.
    const isAgain = req.user?.email === email;
    const attempt = isComplete
      ? await (
          await limitOf(req)
        ).attempt({ address: addressOf(req), device }, email, () => check(req, email, password))
      : { session: await open(req, email, password) };
    if ('refusal' in attempt) {
      if (attempt.refusal === 'locked') throw new LockedAuth(req.t);
      throw req.context.isCodeWrong ? new CodeRequired(WRONG_CODE) : new AuthenticationError(req.t);
    }
    const text = isAgain ? 'ยืนยันตัวตนอีกครั้ง' : 'เข้าสู่ระบบ';
    await tryRecordEvent(req, { event: 'login', text, account: email });
    const { config, collections } = req.payload;
    const { token = '', ...session } = attempt.session;
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collections.users.config.auth,
      cookiePrefix: config.cookiePrefix,
      token,
    });
    const headers = new Headers();
    headers.append('set-cookie', cookie);
    headers.append('set-cookie', deviceCookie(email, req.payload.secret, device));
    const body = { message: req.t('authentication:passed'), ...session };
    return Response.json(body, { headers });
  },
};

/**
 * `POST /api/users/unlock`, replaces Payload's own, which resets a counter that is not used here. Lets an
 * admin unlock an account for all addresses.
 */
export const unlock: Endpoint = {
  path: '/unlock',
  method: 'post',
  handler: async (req) => {
    if (!may(req.user, 'unlock', 'users')) throw new Forbidden(req.t);
    await addDataAndFileToRequest(req);
    const email = accountIn(req.data);
    if (!email) throw new APIError('กรอกอีเมลของบัญชี', 400, undefined, true);
    await unlockAccount(req, email);
    await tryRecordEvent(req, { event: 'account', text: `ปลดล็อก ${email}` });
    return Response.json({ message: 'ปลดล็อกแล้ว เข้าสู่ระบบได้ทันที' });
  },
};

/** Unlocks an account for all addresses. */
export const unlockAccount = async (req: PayloadRequest, email: string): Promise<void> =>
  (await limitOf(req)).resetAccount(email);

/** `GET /api/users/locked?email=…`: returns to admins until when an account is locked for any address. */
export const locked: Endpoint = {
  path: '/locked',
  method: 'get',
  handler: async (req) => {
    if (!may(req.user, 'unlock', 'users')) throw new Forbidden(req.t);
    const until = await (await limitOf(req)).lockedUntil(accountIn(req.query));
    return Response.json({ until: until === undefined ? null : new Date(until).toISOString() });
  },
};

/**
 * Records a wrong password or code of an existing account. At most five are recorded per address and account, which is
 * then locked.
 */
async function recordFailure({ context, payload }: PayloadRequest, account: string): Promise<void> {
  const text = context.isCodeWrong ? 'รหัสยืนยันไม่ถูกต้อง' : 'รหัสผ่านไม่ถูกต้อง';
  // A new request, since the other one ends before the entry is written.
  const req = await createLocalReq({}, payload);
  await tryRecordEvent(req, { event: 'login-failed', text, account });
}

function open(req: PayloadRequest, email: string, password: string) {
  const collection = req.payload.collections.users;
  // Not `payload.login`, which returns no token when responses have none.
  return loginOperation({ collection, data: { email, password }, req });
}

/** Returns undefined if the account does not exist, or the password or code is wrong. @throws CodeRequired */
async function check(req: PayloadRequest, email: string, password: string) {
  try {
    return await open(req, email, password);
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    const where = { email: { equals: email } };
    // Runs for every rejected login, so that neither hooks nor response differ by account.
    const isUnknown = (await recordsOf(req.payload, req).count('users', where)) === 0;
    if (isUnknown) await hashForTiming(password);
    // Not awaited, so that the response time does not reveal whether the account exists.
    else void recordFailure(req, email);
    return undefined;
  }
}
