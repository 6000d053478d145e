import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { generateCookie, parseCookies } from 'payload/shared';
import { environment } from '../environment/environment.ts';

const DAY_SECONDS = 24 * 60 * 60;
const MAX_AGE_SECONDS = 180 * DAY_SECONDS;

/** One cookie for each account that logged in with the browser; its name does not reveal the address. */
const nameOf = (account: string) =>
  `office-device-${createHash('sha256').update(account).digest('hex').slice(0, 12)}`;

const signatureOf = (secret: string, account: string, device: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', account, device]))
    .digest('hex');

/** Returns the id of the device if its cookie for the account is correctly signed; otherwise undefined. */
export function knownDevice(headers: Headers, account: string, secret: string): string | undefined {
  const [device = '', signature = ''] = (parseCookies(headers).get(nameOf(account)) ?? '').split(
    '.',
  );
  const expected = Buffer.from(signatureOf(secret, account, device));
  const actual = Buffer.from(signature);
  const isSigned = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isSigned ? device : undefined;
}

/** Returns the `Set-Cookie` header that makes a device known to an account for 180 days. */
export function deviceCookie(
  account: string,
  secret: string,
  device: string = randomUUID(),
): string {
  return generateCookie<false>({
    name: nameOf(account),
    value: `${device}.${signatureOf(secret, account, device)}`,
    httpOnly: true,
    maxAge: MAX_AGE_SECONDS,
    path: '/api/users',
    returnCookieAsObject: false,
    sameSite: 'Lax',
    secure: environment().OFFICE_URL.startsWith('https://'),
  });
}
