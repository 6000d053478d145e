import type { PayloadRequest, RichTextFieldValidation } from 'payload';
import { isOnSite } from '../site/page-of-site.ts';
import { linkErrors } from './link-errors.ts';
import { linksOf } from './links.ts';

/** As many links as an editor can mend at once; the next attempt names the others. */
const MOST_NAMED = 5;

/**
 * Refuses to publish an article whose links lead nowhere: no address, an article that readers cannot see, a page or
 * section that the site does not show. A site that is away keeps nobody from publishing.
 */
export const refuseDeadLinks: RichTextFieldValidation = async (value, { data, event, id, req }) => {
  // While somebody types, no page is asked for.
  if (event === 'onChange') return true;
  const { slug } = data as { slug?: unknown };
  const problems = await linkErrors(linksOf(value), {
    // The article itself is about to be there, and the site may not have heard yet of what is.
    article: (which) => which === id || which === slug || isPublished(req, which),
    page: isOnSite,
  });
  return problems.length === 0 || problems.slice(0, MOST_NAMED).join(' · ');
};

/** @param which its id, or its slug, which may be one that it had before */
async function isPublished(req: PayloadRequest, which: number | string): Promise<boolean> {
  const isMeant =
    typeof which === 'string'
      ? { or: [{ slug: { equals: which } }, { previousSlugs: { in: [which] } }] }
      : { id: { equals: which } };
  const { totalDocs } = await req.payload.count({
    collection: 'articles',
    where: { and: [{ _status: { equals: 'published' } }, isMeant] },
    // What every reader sees.
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}
