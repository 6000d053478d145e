import { createHash } from 'node:crypto';

/** The Content-Security-Policy hash source of an inline style or script. */
export const policyHash = (text: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
