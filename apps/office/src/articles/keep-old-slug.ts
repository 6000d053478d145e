import type { CollectionBeforeChangeHook } from 'payload';

interface Addressed {
  _status?: string | null;
  slug?: string | null;
  previousSlugs?: string[] | null;
  publishedAt?: string | null;
}

/**
 * Keeps the former slug of a published article for redirects. Compares with the published version, not with the last
 * draft.
 */
export const keepOldSlug: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const next = data as Addressed;
  if (next._status !== 'published') return next;
  next.publishedAt ??= new Date().toISOString();
  if (operation !== 'update') return next;
  const { id } = originalDoc as { id: number };
  const published: Addressed | null = await req.payload.findByID({
    collection: 'articles',
    id,
    // The published version.
    draft: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  const before = [...(published?.previousSlugs ?? []), ...(next.previousSlugs ?? [])];
  if (published?._status === 'published' && published.slug) before.push(published.slug);
  next.previousSlugs = [...new Set(before)].filter((slug) => slug !== next.slug);
  return next;
};
