import {
  APIError,
  AuthenticationError,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { operationOf } from '../payload-patches/operation-of.ts';
import { describeNewSession } from '../payload-patches/sessions.ts';
import type { User } from '../payload-types.ts';
import { ADDRESS_HEADER } from '../server/addresses.ts';
import { acceptsCode, secondFactorOf } from './second-factor.ts';

/** The request header with the code of the second factor. */
const CODE_HEADER = 'x-office-code';

/** The password was right, and a code is missing or wrong. The admin asks for it and repeats the request. */
export class CodeRequired extends APIError {
  constructor(message = 'กรอกรหัสยืนยันจากแอปด้วย') {
    super(message, 401, { ask: 'code' }, true);
  }
}

/**
 * Rejects every login without a valid code to an account with a second factor, whichever way it logs in. Payload
 * creates the session before, and removes it when this throws.
 *
 * @throws CodeRequired without a code, AuthenticationError for a wrong one, which counts like a wrong password
 */
export const checkSecondFactor: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const factor = await secondFactorOf(req, user.id);
  user.hasSecondFactor = factor?.isActive === true;
  if (!factor?.isActive || req.context.resetsPassword) return user;
  const code = req.headers.get(CODE_HEADER) ?? '';
  if (code.trim() === '') throw new CodeRequired();
  if (await acceptsCode(req, factor, code)) return user;
  req.context.isCodeWrong = true;
  throw new AuthenticationError(req.t);
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

/** Browsers by a part of their user agent; the first match counts, since most also call themselves Chrome or Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//, 'LINE'],
  [/\bEdg/, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Describes the browser of a user agent, such as `Chrome บน Windows`. */
function browserName(userAgent: string): string {
  const nameIn = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(browsers) ?? 'เบราว์เซอร์อื่น';
  const system = nameIn(systems);
  return system === undefined ? browser : `${browser} บน ${system}`;
}
