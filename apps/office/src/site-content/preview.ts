import { createHmac, timingSafeEqual } from 'node:crypto';
import { type SiteContentSubject, siteContentSubjects } from '@clinicdee/protocol/site-content';
import { environment } from '../environment/environment.ts';
import { isSubject } from './subjects.ts';
import { LARGEST_LEAP_MS } from '@clinicdee/data-dir/erasure-guard';
import { bangkokDay } from '../i18n/date-formats.ts';

/** What a preview shows: a subject of site content, or the campaign page of an id. */
export type Previewed = SiteContentSubject | `page-${number}`;

/** Creates a token for the preview of the newest draft; see {@link previewEnd} for its lifetime. */
export function contentPreviewToken(previewed: Previewed, now = Date.now()): string {
  const content = `${previewed}.${previewEnd(now)}`;
  return `${content}.${signature(content)}`;
}

/** Returns what a token shows; undefined when it is forged, malformed or expired. */
export function readContentPreviewToken(token: string, now = Date.now()): Previewed | undefined {
  const [, previewed = '', expires = '', signed = ''] =
    /^([\w-]+)\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
  const expected = Buffer.from(signature(`${previewed}.${expires}`));
  const actual = Buffer.from(signed);
  const isGenuine = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isGenuine && isPreviewInTime(Number(expires), now) && isPreviewed(previewed)
    ? previewed
    : undefined;
}

const isPreviewed = (name: string): name is Previewed => isSubject(name) || /^page-\d+$/.test(name);

/** Returns the address of the landing page with the draft. */
export const contentPreviewAddress = (subject: SiteContentSubject): string =>
  `${environment().SITE_URL}/preview?token=${contentPreviewToken(subject)}`;

/** Returns the address of the preview of a campaign page. */
export const pagePreviewAddress = (id: number): string =>
  `${environment().SITE_URL}/preview?token=${contentPreviewToken(`page-${id}`)}`;

function signature(content: string): string {
  // The prefix separates these signatures from those for other purposes.
  return createHmac('sha256', `words:${environment().PAYLOAD_SECRET}`)
    .update(content)
    .digest('base64url');
}

const LIFETIME = 60 * 60_000;

/** Returns when a preview token created now expires: on a full hour, after one hour at least. */
export const previewEnd = (now: number): number => (Math.floor(now / LIFETIME) + 2) * LIFETIME;

/** Whether a preview token is valid; expiries far ahead were created under a wrong clock. */
export const isPreviewInTime = (end: number, now: number): boolean =>
  end > now && end <= previewEnd(now) + LARGEST_LEAP_MS;

/** Returns the first day from today on which a promotion holds; undefined when none does. */
export function promotionDay(document: unknown): string | undefined {
  const { data } = siteContentSubjects.promotions.safeParse(document);
  const today = bangkokDay(Date.now());
  const days = (data?.promotions ?? [])
    .filter(({ until }) => until >= today)
    .map(({ from }) => (from > today ? from : today));
  return days.sort()[0];
}
