import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a secret is the expected one, in a time that tells nothing about it. */
export function isSecret(given: string | null, expected: string): boolean {
  if (!given || !expected) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** The token of an `Authorization: Bearer …` header. */
export function bearer(headers: Headers): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}
