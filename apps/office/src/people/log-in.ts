import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { recordsOf } from '../access/records.ts';
import { recordEvent } from '../audit/record-event.ts';
import { connectionPool } from '../payload-patches/connection-pool.ts';
import { operationOf } from '../payload-patches/operation-of.ts';
import { doPasswordWork } from '../payload-patches/password-work.ts';
import type { User } from '../payload-types.ts';
import { ADDRESS_HEADER } from '../server/addresses.ts';
import { CodeRequired } from './before-login.ts';
import { type Attempt, LogInLimit } from './log-in-limit.ts';
import { normalisedPassword } from './password-rule.ts';

/** One limit per Payload instance. */
const limits = new WeakMap<Payload, LogInLimit>();

/** Returns the limit of log-ins that a request counts in. */
export function limitOf({ payload }: PayloadRequest): LogInLimit {
  const limit = limits.get(payload) ?? new LogInLimit(payload.secret, connectionPool(payload));
  limits.set(payload, limit);
  return limit;
}

/** Returns the e-mail address of a request body, lower-cased and trimmed as Payload stores it, or ''. */
export function accountIn(data: { email?: unknown } | undefined): string {
  return typeof data?.email === 'string' ? data.email.toLowerCase().trim() : '';
}

/** A log-in whose password is being checked. */
interface LogIn {
  attempt: Attempt;
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
  if (operationOf(hook) !== 'login') return;
  const { data } = args as { data: { email: string; password: string } };
  const email = accountIn(data);
  const attempt = await limitOf(req).begin(req.headers.get(ADDRESS_HEADER) ?? '', email);
  if (!attempt) throw new LockedAuth(req.t);
  const isAgain = req.user?.email === email;
  if (typeof data.password === 'string') data.password = normalisedPassword(data.password);
  logIns.set(req, { attempt, email, password: data.password, isAgain });
};

/** After a log-in: forgets wrong passwords and records it. */
export const afterLogIn: CollectionAfterLoginHook<User> = async ({ req }) => {
  const logIn = logIns.get(req);
  if (!logIn) return;
  const { attempt, email, isAgain } = logIn;
  const text = isAgain ? 'ยืนยันตัวตนอีกครั้ง' : 'เข้าสู่ระบบ';
  await recordEvent(req, { event: 'login', text, account: email });
  logIns.delete(req);
  await attempt.succeed();
};

/**
 * After a failed log-in: records a wrong password or code of an existing account, at most five per address and account,
 * which is then locked. Other errors do not count.
 */
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
  const text = isCodeWrong ? 'รหัสยืนยันไม่ถูกต้อง' : 'รหัสผ่านไม่ถูกต้อง';
  if (isUnknown) await doPasswordWork(password);
  // Not awaited, so that the response time does not reveal whether the account exists.
  else
    recordEvent(req, { event: 'login-failed', text, account: email }).catch((err: unknown) => {
      req.payload.logger.error({ err }, 'audit entry not written');
    });
};

/** After Payload's `unlock`, which resets a count that is not used here: lets an admin unlock an account everywhere. */
export const afterUnlock: CollectionAfterOperationHook = async (hook) => {
  const { args, req, result } = hook;
  if (operationOf(hook) !== 'unlock') return result;
  const email = accountIn((args as { data?: object }).data);
  await limitOf(req).resetAccount(email);
  await recordEvent(req, { event: 'account', text: `ปลดล็อก ${email}` });
  return result;
};
