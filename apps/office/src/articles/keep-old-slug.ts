import type { CollectionBeforeChangeHook } from 'payload';

/** The collections with an address on the site. */
export type Addressed = 'articles' | 'pages';

interface AddressedDocument {
  _status?: string | null;
  slug?: string | null;
  previousSlugs?: string[] | null;
}

/**
 * Keeps the former slug of a published document for redirects. Compares with the published version, not with the last
 * draft.
 */
export const keepOldSlug: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const next = data as AddressedDocument;
  if (next._status !== 'published') return next;
  if (operation !== 'update') return next;
  const { id } = originalDoc as { id: number };
  const published: AddressedDocument | null = await req.payload.findByID({
    collection: collection.slug as Addressed,
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
