import type { Payload, Where } from 'payload';

/** What readers may see. */
export const published: Where = { _status: { equals: 'published' } };

/**
 * A text that changes whenever what readers see could: it reads counts and newest times, never an
 * article.
 */
export async function contentStamp(payload: Payload): Promise<string> {
  const stamps = await Promise.all([
    stamp(payload, 'articles', published),
    stamp(payload, 'media'),
    stamp(payload, 'tags'),
  ]);
  return stamps.join('|');
}

async function stamp(
  payload: Payload,
  collection: 'articles' | 'media' | 'tags',
  where: Where = {},
): Promise<string> {
  const newest = await payload.find({
    collection,
    where,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    select: { updatedAt: true },
    // Counts and times of what is public, or belongs to it.
    overrideAccess: true,
  });
  return `${newest.totalDocs}@${newest.docs[0]?.updatedAt ?? ''}`;
}
