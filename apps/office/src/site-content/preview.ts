import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import { environment } from '../environment/environment.ts';
import { isPreviewInTime, previewEnd } from './preview-time.ts';
import { isSubject } from './subjects.ts';

/** Creates a token for the preview of a subject's newest draft; see {@link previewEnd} for its lifetime. */
export function contentPreviewToken(subject: SiteContentSubject, now = Date.now()): string {
  const content = `${subject}.${previewEnd(now)}`;
  return `${content}.${signature(content)}`;
}

/** Returns the subject of a token; undefined when it is forged, malformed or expired. */
export function readContentPreviewToken(
  token: string,
  now = Date.now(),
): SiteContentSubject | undefined {
  const [, subject = '', expires = '', signed = ''] =
    /^([\w-]+)\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
  const expected = Buffer.from(signature(`${subject}.${expires}`));
  const actual = Buffer.from(signed);
  const isGenuine = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isGenuine && isPreviewInTime(Number(expires), now) && isSubject(subject)
    ? subject
    : undefined;
}

/** Returns the address of the landing page with the draft. */
export const contentPreviewAddress = (subject: SiteContentSubject): string =>
  `${environment().SITE_URL}/preview?token=${contentPreviewToken(subject)}`;

function signature(content: string): string {
  // The prefix separates these signatures from those for other purposes.
  return createHmac('sha256', `words:${environment().PAYLOAD_SECRET}`)
    .update(content)
    .digest('base64url');
}
