import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import { environment } from '../environment/environment.ts';
import { isPreviewInTime, previewEnd } from './preview-time.ts';
import { isSubject } from './subjects.ts';

/** A token that shows one subject's newest draft, for one hour at least; it ends on a full hour. */
export function wordsToken(subject: SiteContentSubject, now = Date.now()): string {
  const content = `${subject}.${previewEnd(now)}`;
  return `${content}.${signature(content)}`;
}

/** The subject that a token is for; undefined when it is forged, broken or too old. */
export function readWordsToken(token: string, now = Date.now()): SiteContentSubject | undefined {
  const [, subject = '', expires = '', given = ''] =
    /^([\w-]+)\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
  const expected = Buffer.from(signature(`${subject}.${expires}`));
  const actual = Buffer.from(given);
  const isGenuine = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isGenuine && isPreviewInTime(Number(expires), now) && isSubject(subject)
    ? subject
    : undefined;
}

/** The landing page with the draft in it. */
export const wordsPreviewAddress = (subject: SiteContentSubject): string =>
  `${environment().SITE_URL}/preview?token=${wordsToken(subject)}`;

function signature(content: string): string {
  // A name of its own in the key: this signature can never be taken for one of another kind.
  return createHmac('sha256', `words:${environment().PAYLOAD_SECRET}`)
    .update(content)
    .digest('base64url');
}
