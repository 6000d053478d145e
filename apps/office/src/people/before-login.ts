import { userAgentFromString } from 'next/server.js';
import {
  APIError,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { operationOf } from '../payload-patches/operation-of.ts';
import { describeNewSession } from '../payload-patches/sessions.ts';
import type { User } from '../payload-types.ts';
import { ADDRESS_HEADER } from '../server/addresses.ts';
import { acceptsCode, secondFactorOf, WRONG_CODE } from './second-factor.ts';

/** The request header with the code of the second factor. */
const CODE_HEADER = 'x-office-code';

/** The password was right, and a code is missing or wrong. The admin asks for it and repeats the request. */
export class CodeRequired extends APIError {
  readonly isWrong: boolean;

  constructor(isWrong: boolean) {
    super(isWrong ? WRONG_CODE : 'กรอกรหัสยืนยันจากแอปด้วย', 401, { ask: 'code' }, true);
    this.isWrong = isWrong;
  }
}

/**
 * Rejects every login without a valid code to an account with a second factor, whichever way it logs in. Payload
 * creates the session before, and removes it when this throws.
 *
 * @throws CodeRequired; a wrong code counts like a wrong password
 */
export const checkSecondFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const factor = await secondFactorOf(req, user.id);
  user.hasSecondFactor = factor?.isActive === true;
  if (!factor?.isActive || req.context.resetsPassword) return user;
  const code = req.headers.get(CODE_HEADER) ?? '';
  if (code.trim() === '') throw new CodeRequired(false);
  if (await acceptsCode(req, factor, code)) return user;
  throw new CodeRequired(true);
};

/** Lets a password reset through: it logs in as well, and `afterPasswordReset` ends that session. */
export const markPasswordReset: CollectionBeforeOperationHook = (hook) => {
  if (operationOf(hook) === 'resetPassword') hook.req.context.resetsPassword = true;
  return hook.args;
};

/** Stores browser and address with a new session. */
export const describeSession: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  await describeNewSession(req, user, {
    browser: browserName(req.headers.get('user-agent') ?? ''),
    address: req.headers.get(ADDRESS_HEADER) ?? '',
  });
  return user;
};

/** Describes the browser of a user agent, such as `Chrome บน Windows`. */
function browserName(userAgent: string): string {
  const { browser, os } = userAgentFromString(userAgent);
  const name = browser.name ?? 'เบราว์เซอร์อื่น';
  return os.name === undefined ? name : `${name} บน ${os.name}`;
}
