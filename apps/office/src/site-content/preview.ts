import { createHmac, timingSafeEqual } from 'node:crypto';
import { type SiteContentSubject, siteContentSubjects } from '@clinicdee/protocol/site-content';
import { environment } from '../environment/environment.ts';
import { bangkokDay } from '../i18n/date-formats.ts';
import { isSubject } from './subjects.ts';

/** What a preview shows: a subject of site content, or the campaign page or article of an id. */
export type Previewed = SiteContentSubject | `page-${number}` | `article-${number}`;

const LIFETIME = 60 * 60_000;

/** Returns when a token created now expires: on a full hour, after one hour at least. */
const expiryAfter = (now: number): number => (Math.floor(now / LIFETIME) + 2) * LIFETIME;

/**
 * Creates a token for the preview of the newest draft, valid for at least one hour. It expires on a full hour, so that
 * the live preview keeps its address between saves.
 */
export function previewToken(previewed: Previewed, now = Date.now()): string {
  const content = `${previewed}.${expiryAfter(now)}`;
  return `${content}.${signature(content)}`;
}

/** Returns what a token shows; undefined when it is forged, malformed or expired. */
export function readPreviewToken(token: string, now = Date.now()): Previewed | undefined {
  const [, previewed = '', expires = '', signed = ''] =
    /^([\w-]+)\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
  const expected = Buffer.from(signature(`${previewed}.${expires}`));
  const actual = Buffer.from(signed);
  const isGenuine = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isGenuine && Number(expires) > now && isPreviewed(previewed) ? previewed : undefined;
}

const isPreviewed = (name: string): name is Previewed =>
  isSubject(name) || /^(?:page|article)-\d+$/.test(name);

/** Returns the address of the landing page with the draft of a subject, or of the preview of a page or an article. */
export function previewAddress(previewed: Previewed): string {
  const path = previewed.startsWith('article-') ? '/articles/preview' : '/preview';
  return `${environment().SITE_URL}${path}?token=${previewToken(previewed)}`;
}

function signature(content: string): string {
  // The prefix separates these signatures from those for other purposes.
  return createHmac('sha256', `preview:${environment().PAYLOAD_SECRET}`)
    .update(content)
    .digest('base64url');
}

/** Returns the first day from today on which a promotion holds; undefined when none does. */
export function promotionDay(document: unknown): string | undefined {
  const { data } = siteContentSubjects.promotions.safeParse(document);
  const today = bangkokDay(Date.now());
  const days = (data?.promotions ?? [])
    .filter(({ until }) => until >= today)
    .map(({ from }) => (from > today ? from : today));
  return days.sort()[0];
}
