import { slugFrom } from '@clinicdee/protocol/slug';

/**
 * Returns a unique slug from a text, with a number when it is taken. Never empty.
 *
 * @param isTaken whether a slug belongs to another article
 */
export function freeSlug(text: string, isTaken: (slug: string) => boolean): string {
  const base = slugFrom(text) || 'article';
  if (!isTaken(base)) return base;
  for (let number = 2; ; number++) {
    const candidate = `${base}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}
