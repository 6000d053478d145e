import { createHash, timingSafeEqual } from 'node:crypto';

/** Returns the token of an `Authorization: Bearer …` header. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/**
 * Compares two secrets in constant time, by their digests. Returns false when either is missing or
 * empty.
 */
export function isSecret(given: string | null | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Returns whether a request has the expected bearer token. */
export const hasBearer = ({ headers }: { headers: Headers }, expected: string | undefined) =>
  isSecret(bearerOf(headers), expected);
