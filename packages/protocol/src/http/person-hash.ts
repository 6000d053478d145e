import { createHmac } from 'node:crypto';

/**
 * Returns the keyed hash of a phone number or e-mail address in normal form. Site and office recognise an erased
 * person by it without keeping the identifier.
 *
 * @param key `LEADS_ADMIN_KEY`, which both have
 */
export const personHash = (key: string, identifier: string): string =>
  createHmac('sha256', key).update(`person:${identifier}`).digest('base64url');
