import { createHash, createHmac } from 'node:crypto';

/** A session token as Payload signs it. @param exp its end, in seconds since 1970 */
export function sessionToken(secret: string, exp = Date.now() / 1000 + 600): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ id: 1, exp })}`;
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
