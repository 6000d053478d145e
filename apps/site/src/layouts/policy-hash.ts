import { createHash } from 'node:crypto';

/** What lets a style that stands in the document pass the page's Content-Security-Policy. */
export const policyHash = (style: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(style).digest('base64')}`;
