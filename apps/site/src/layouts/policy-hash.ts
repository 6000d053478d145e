import { createHash } from 'node:crypto';

/** What lets a style or script in the document pass the page's Content-Security-Policy. */
export const policyHash = (text: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
