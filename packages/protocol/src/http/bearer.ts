import { createHash, timingSafeEqual } from 'node:crypto';

/** The token of an `Authorization: Bearer …` header. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/**
 * Whether a secret is the expected one. Digests are compared, so that the time it takes says nothing of
 * it. One that is not set opens nothing.
 */
export function isSecret(given: string | null | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Whether a request carries a token as its bearer. */
export const hasBearer = ({ headers }: { headers: Headers }, expected: string | undefined) =>
  isSecret(bearerOf(headers), expected);
