import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { generateCookie, parseCookies } from 'payload/shared';
import { environment } from '../environment/environment.ts';

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_SECONDS = 180 * DAY_SECONDS;

/** One cookie for each account that logged in with the browser; its name does not reveal the address. */
const nameOf = (account: string) =>
  `office-device-${createHash('sha256').update(account).digest('hex').slice(0, 12)}`;

const signatureOf = (secret: string, account: string, device: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', account, device]))
    .digest('hex');

/** The id of the device, if it logged in to the account before and its cookie is signed by this office. */
export function knownDevice(headers: Headers, account: string, secret: string): string | undefined {
  const [device = '', signature = ''] = (parseCookies(headers).get(nameOf(account)) ?? '').split(
    '.',
  );
  const expected = Buffer.from(signatureOf(secret, account, device));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned ? device : undefined;
}

/** The `Set-Cookie` header that makes a device known to an account for 180 days from now. */
export function deviceCookie(
  account: string,
  secret: string,
  device: string = randomUUID(),
): string {
  return generateCookie<false>({
    name: nameOf(account),
    value: `${device}.${signatureOf(secret, account, device)}`,
    httpOnly: true,
    maxAge: KEPT_SECONDS,
    path: '/api/users',
    returnCookieAsObject: false,
    sameSite: 'Lax',
    secure: environment().OFFICE_URL.startsWith('https://'),
  });
}
