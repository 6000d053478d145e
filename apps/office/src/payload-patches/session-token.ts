import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

interface Headers {
  authorization?: string | undefined;
  cookie?: string | undefined;
}

/**
 * Returns whether a request has a validly signed session token that is not expired. Does not read the
 * database, so that it can run first; a session that was logged out still counts.
 *
 * Relies on: Payload's tokens are JWT, signed (HS256) with the first half of the secret's SHA-256 in hex,
 * and are sent as `Authorization: JWT …`, otherwise in the cookie `payload-token`.
 */
export function carriesSession(headers: Headers, secret: string): boolean {
  const token =
    /^(?:JWT|Bearer) (.+)$/.exec(headers.authorization ?? '')?.[1] ??
    /(?:^|;\s*)payload-token=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  const [header = '', claims = '', signature = ''] = token?.split('.') ?? [];
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  const expected = createHmac('sha256', key).update(`${header}.${claims}`).digest();
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: number };
  return exp !== undefined && exp * 1000 > Date.now();
}
