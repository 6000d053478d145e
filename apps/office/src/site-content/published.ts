import { createHash } from 'node:crypto';
import type { OpeningHours } from '@clinicdee/brand/opening-hours';
import { fileContent } from '@clinicdee/brand/site-content';
import { type SiteContentSubject, siteContentSubjects } from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { rememberPackages } from '../enquiries/packages.ts';
import { documentOf, subjects } from './subjects.ts';

/** Documents by subject. They were right when they were published, by the rules of that time: the site reads them anew. */
type Documents = Partial<Record<SiteContentSubject, Record<string, unknown>>>;

/** What is published of the site's words and figures now; a subject that never was is missing. */
export async function publishedContent(payload: Payload): Promise<Documents> {
  const content = await contentWith(payload, undefined);
  const sold = siteContentSubjects.packages.safeParse(content.packages);
  if (sold.success) rememberPackages(sold.data.packages);
  return content;
}

/** The same with the newest draft of one subject. */
export async function contentWith(
  payload: Payload,
  drafted: SiteContentSubject | undefined,
): Promise<Documents> {
  const found = await Promise.all(
    subjects.map(async (slug) => {
      const isDrafted = slug === drafted;
      const stored = await payload.findGlobal({
        slug,
        depth: 0,
        draft: isDrafted,
        // No person asks here: the key or the token was looked at, and drafts are left out below.
        overrideAccess: true,
      });
      const isMeant = isDrafted || stored._status === 'published';
      return isMeant ? [[slug, documentOf(stored)] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** When people are there: as it is published, else as the file has it. */
export async function openingHours(payload: Payload): Promise<OpeningHours> {
  const stored = await payload.findGlobal({
    slug: 'contact',
    depth: 0,
    // What every visitor reads.
    overrideAccess: true,
  });
  const isPublished = stored._status === 'published';
  const parsed = siteContentSubjects.contact.safeParse(isPublished && documentOf(stored));
  return parsed.success ? parsed.data : fileContent.contact;
}

/** A short text that changes with it. */
export const contentVersion = (content: Documents): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27);
