import type { OpeningHours } from '@clinicdee/brand/opening-hours';
import { fileContent } from '@clinicdee/brand/site-content';
import {
  type SiteContentSubject,
  siteContentSubjects,
  type SiteFacts,
} from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { recordsOf } from '../access/records.ts';
import type { Page } from '../payload-types.ts';
import { documentOf, subjects } from './subjects.ts';

/** Documents by subject, valid by the rules at the time of publishing; the site validates them again. */
type Documents = Partial<Record<SiteContentSubject, Record<string, unknown>>>;

/** Documents, and the campaign pages if there are any. */
type PublishedContent = Documents & { pages?: object[] };

/** Returns the published site content, without subjects that were never published, and the campaign pages. */
export async function publishedContent(payload: Payload): Promise<PublishedContent> {
  const content = await contentWith(payload, undefined);
  // The caller has checked the key, and the condition excludes drafts.
  const published = { _status: { equals: 'published' } };
  const pages = await recordsOf(payload).find('pages', published, { sort: 'id' });
  return pages.length > 0 ? { ...content, pages: pages.map(publicPage) } : content;
}

/** Returns a campaign page as the site reads it. */
export const publicPage = ({ id, updatedAt, sections, ...page }: Page) => ({
  id,
  updatedAt,
  ...documentOf(page),
  sections: (sections ?? []).map((section) => ({ id: section.id, ...documentOf(section) })),
});

/** Returns the published site content with the newest draft of one subject. */
export async function contentWith(
  payload: Payload,
  drafted: SiteContentSubject | undefined,
): Promise<Documents> {
  const entries = await Promise.all(
    subjects.map(async (slug) => {
      const isDrafted = slug === drafted;
      const stored = await payload.findGlobal({
        slug,
        depth: 0,
        draft: isDrafted,
        // The caller has checked the key or token; drafts are excluded below.
        overrideAccess: true,
      });
      const isIncluded = isDrafted || stored._status === 'published';
      return isIncluded ? [[slug, documentOf(stored)] as const] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

/** Returns the published opening hours. */
export const openingHours = (payload: Payload): Promise<OpeningHours> =>
  publishedSubject(payload, 'contact');

/** Returns the published packages. */
export const publishedPackages = async (payload: Payload) =>
  (await publishedSubject(payload, 'packages')).packages;

/** Returns the names of the promotions, also of drafts, so that a campaign page can be prepared. */
export async function promotionNames(payload: Payload): Promise<string[]> {
  const own = { slug: 'promotions', draft: true, depth: 0 } as const;
  // Everyone who edits pages may name a promotion.
  const { promotions } = await payload.findGlobal({ ...own, overrideAccess: true });
  return (promotions ?? []).flatMap(({ name }) => name || []);
}

/** Returns the published facts of a subject, or the repository's when none are published. */
export async function publishedSubject<
  Subject extends 'announcement' | 'claims' | 'contact' | 'packages',
>(payload: Payload, slug: Subject): Promise<SiteFacts[Subject]> {
  // Public data.
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true });
  const isPublished = stored._status === 'published';
  const parsed = siteContentSubjects[slug].safeParse(isPublished && documentOf(stored));
  return (parsed.success ? parsed.data : fileContent[slug]) as SiteFacts[Subject];
}
