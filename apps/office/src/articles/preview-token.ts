import { createHmac, timingSafeEqual } from 'node:crypto';
import { environment } from '../environment/environment.ts';
import { isPreviewInTime, previewEnd } from '../site-content/preview.ts';

/**
 * Creates a token for the preview of an article's newest draft, valid for at least one hour. It expires on a full hour,
 * so that the live preview keeps its address between saves.
 */
export function previewToken(id: number, now = Date.now()): string {
  const content = `${id}.${previewEnd(now)}`;
  return `${content}.${signature(content)}`;
}

/** Returns the article of a token; undefined when it is forged, malformed or expired. */
export function readPreviewToken(token: string, now = Date.now()): number | undefined {
  const match = /^(\d+)\.(\d+)\.([\w-]+)$/.exec(token);
  const [, id, expires, signed] = match ?? [];
  if (!id || !expires || !signed) return undefined;
  const expected = Buffer.from(signature(`${id}.${expires}`));
  const actual = Buffer.from(signed);
  const isGenuine = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isGenuine && isPreviewInTime(Number(expires), now) ? Number(id) : undefined;
}

/** Returns the address of the site's preview page. */
export function previewAddress(id: number): string {
  return `${environment().SITE_URL}/articles/preview?token=${previewToken(id)}`;
}

function signature(content: string): string {
  // The prefix separates these signatures from those for other purposes.
  return createHmac('sha256', `preview:${environment().PAYLOAD_SECRET}`)
    .update(content)
    .digest('base64url');
}
