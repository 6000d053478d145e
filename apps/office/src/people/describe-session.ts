import type { CollectionBeforeLoginHook } from 'payload';
import { describeNewSession } from '../payload-patches/sessions.ts';
import type { User } from '../payload-types.ts';
import { ADDRESS_HEADER } from '../server/addresses.ts';

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
