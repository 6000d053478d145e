import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

interface Headers {
  authorization?: string | undefined;
  cookie?: string | undefined;
}

/**
 * Whether a request carries a session that this office gave and whose time is not over; without the
 * database, so that it may be asked before anything else. Who has logged out since still counts.
 *
 * Leans on: Payload's tokens are JWT, signed (HS256) with the first half of the secret's SHA-256 in hex,
 * and come in the cookie `payload-token` or as `Authorization: JWT …`.
 */
export function carriesSession({ authorization, cookie }: Headers, secret: string): boolean {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  const tokens = [
    /^(?:JWT|Bearer) (.+)$/.exec(authorization ?? '')?.[1],
    /(?:^|;\s*)payload-token=([^;]+)/.exec(cookie ?? '')?.[1],
  ];
  return tokens.some((token) => token !== undefined && isValid(token, key));
}

function isValid(token: string, key: string): boolean {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', key).update(`${header}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: number };
  return exp !== undefined && exp * 1000 > Date.now();
}
