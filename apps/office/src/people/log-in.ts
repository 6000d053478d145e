import {
  addDataAndFileToRequest,
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  createLocalReq,
  type Endpoint,
  Forbidden,
  LockedAuth,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { recordsOf } from '../access/records.ts';
import { may } from '../access/rules.ts';
import { recordEvent, tryRecordEvent } from '../audit/record-event.ts';
import { connectionPool } from '../payload-patches/connection-pool.ts';
import { operationOf } from '../payload-patches/operation-of.ts';
import { hashForTiming } from '../payload-patches/password-work.ts';
import type { User } from '../payload-types.ts';
import { ADDRESS_HEADER } from '../server/addresses.ts';
import { CodeRequired } from './before-login.ts';
import { deviceCookie, knownDevice } from './device-cookie.ts';
import { type Attempt, LogInLimit } from './log-in-limit.ts';

/** One limit per Payload instance. */
const limits = new WeakMap<Payload, LogInLimit>();

function limitOf({ payload }: PayloadRequest): LogInLimit {
  const limit = limits.get(payload) ?? new LogInLimit(payload.secret, connectionPool(payload));
  limits.set(payload, limit);
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

/** A log-in whose password is being checked. */
interface LogIn {
  attempt: Attempt;
  device: string | undefined;
  email: string;
  password: string;
  /** Whether the user confirms who they are. */
  isAgain: boolean;
}

/** The log-ins by request. */
const logIns = new WeakMap<PayloadRequest, LogIn>();

/**
 * Before Payload checks a password: counts the attempt. Text, status and time of the response are the same whether an
 * account exists or not.
 *
 * @throws LockedAuth after too many wrong ones
 */
export const beginLogIn: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook;
  if (operationOf(hook) !== 'login') return args;
  const { data } = args as { data: { email: string; password: string } };
  const email = accountIn(data);
  const device = knownDevice(req.headers, email, req.payload.secret);
  const address = req.headers.get(ADDRESS_HEADER) ?? '';
  const attempt = await limitOf(req).begin({ address, device }, email);
  if (!attempt) throw new LockedAuth(req.t);
  const isAgain = req.user?.email === email;
  logIns.set(req, { attempt, device, email, password: data.password, isAgain });
  data.email = email;
  return args;
};

/** After a log-in: forgets wrong passwords, makes the device known and records it. */
export const afterLogIn: CollectionAfterLoginHook<User> = async ({ req }) => {
  const logIn = logIns.get(req);
  if (!logIn) return;
  const { attempt, device, email, isAgain } = logIn;
  const text = isAgain ? 'ยืนยันตัวตนอีกครั้ง' : 'เข้าสู่ระบบ';
  await recordEvent(req, { event: 'login', text, account: email });
  logIns.delete(req);
  await attempt.succeed();
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('set-cookie', deviceCookie(email, req.payload.secret, device));
};

/** After a failed log-in: records a wrong password or code of an existing account; other errors do not count. */
export const afterFailedLogIn: CollectionAfterErrorHook = async ({ error, req }) => {
  const logIn = logIns.get(req);
  if (!logIn) return;
  const { attempt, email, password } = logIn;
  const isCodeWrong = error instanceof CodeRequired && error.isWrong;
  if (!isCodeWrong && !(error instanceof AuthenticationError)) {
    await attempt.cancel();
    return;
  }
  const where = { email: { equals: email } };
  const isUnknown = (await recordsOf(req.payload).count('users', where)) === 0;
  // Not awaited, so that the response time does not reveal whether the account exists.
  if (!isUnknown) void recordFailure(req.payload, email, isCodeWrong);
  else await hashForTiming(password);
};

/** Records a wrong password or code. At most five are recorded per address and account, which is then locked. */
async function recordFailure(payload: Payload, account: string, isCode: boolean): Promise<void> {
  const text = isCode ? 'รหัสยืนยันไม่ถูกต้อง' : 'รหัสผ่านไม่ถูกต้อง';
  const req = await createLocalReq({}, payload);
  await tryRecordEvent(req, { event: 'login-failed', text, account });
}

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
export const unlockAccount = (req: PayloadRequest, email: string): Promise<void> =>
  limitOf(req).resetAccount(email);

/** Returns until when an account is locked for any address, as ISO time; undefined if it is not. */
export async function lockedUntil(req: PayloadRequest, email: string): Promise<string | undefined> {
  const until = await limitOf(req).lockedUntil(email);
  return until === undefined ? undefined : new Date(until).toISOString();
}
