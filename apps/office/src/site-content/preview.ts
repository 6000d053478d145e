import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import { environment } from '../environment/environment.ts';
import { isPreviewInTime, previewEnd } from './preview-time.ts';
import { isSubject } from './subjects.ts';

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
