import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../environment/environment.ts';
import { isPreviewInTime, previewEnd } from '../site-content/preview-time.ts';

/**
 * A token that shows one article's newest draft, for one hour at least. It ends on a full hour, so
 * that a preview beside the editor keeps its address from one save to the next.
 */
export function previewToken(id: number, now = Date.now()): string {
  const content = `${id}.${previewEnd(now)}`;
  return `${content}.${signature(content)}`;
}

/** The article that a token is for; undefined when it is forged, broken or too old. */
export function readPreviewToken(token: string, now = Date.now()): number | undefined {
  const match = /^(\d+)\.(\d+)\.([\w-]+)$/.exec(token);
  const [, id, expires, given] = match ?? [];
  if (!id || !expires || !given) return undefined;
  const expected = Buffer.from(signature(`${id}.${expires}`));
  const actual = Buffer.from(given);
  const isGenuine = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isGenuine && isPreviewInTime(Number(expires), now) ? Number(id) : undefined;
}

/** The page on the site that shows the draft. */
export function previewAddress(id: number): string {
  return `${environment().SITE_URL}/articles/preview?token=${previewToken(id)}`;
}

function signature(content: string): string {
  // A name of its own in the key: this signature can never be taken for one of another kind.
  return createHmac('sha256', `preview:${environment().PAYLOAD_SECRET}`)
    .update(content)
    .digest('base64url');
}
