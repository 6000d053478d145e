import type { PayloadRequest, RichTextFieldValidation } from 'payload';
import { isOnSite } from '../site/page-of-site.ts';
import { linkErrors, problemOfLink } from './link-errors.ts';
import { linksOf } from './links.ts';

/** Errors in one message; the next attempt shows the others. */
const MOST_ERRORS = 5;

/**
 * Refuses to publish an article with dead links: an invalid address, an unpublished article, a missing page or section.
 * An unreachable site does not prevent publishing.
 */
export const refuseDeadLinks: RichTextFieldValidation = async (value, { data, event, id, req }) => {
  // No requests while typing.
  if (event === 'onChange') return true;
  const { slug } = data as { slug?: unknown };
  const problems = await linkErrors(linksOf(value), {
    // Links to the article itself are valid; articles are looked up here, since the site's copy may be outdated.
    article: (which) => which === id || which === slug || isPublished(req, which),
    page: isOnSite,
  });
  return problems.length === 0 || problems.slice(0, MOST_ERRORS).join(' · ');
};

/** Returns why readers cannot open an address; empty if they can. */
export async function addressErrors(req: PayloadRequest, address: string): Promise<string[]> {
  const problem = await problemOfLink(
    { address },
    { article: (which) => isPublished(req, which), page: isOnSite },
  );
  return problem === undefined ? [] : [problem];
}

/** Whether an article is published. @param which its id, or its current or a former slug */
async function isPublished(req: PayloadRequest, which: number | string): Promise<boolean> {
  const condition =
    typeof which === 'string'
      ? { or: [{ slug: { equals: which } }, { previousSlugs: { in: [which] } }] }
      : { id: { equals: which } };
  const { totalDocs } = await req.payload.count({
    collection: 'articles',
    where: { and: [{ _status: { equals: 'published' } }, condition] },
    // Public data.
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}
