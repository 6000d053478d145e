import { hash } from 'node:crypto';
import { type EnquiryFields, keysWith } from '../enquiry-field.ts';

/**
 * Returns a hash of everything that the visitor entered, without their origin. It covers all form fields of the
 * list, so that no new field can be forgotten and merge two enquiries, and prefers the text as typed over the
 * corrected one. Site and office use it to tell a retry from another enquiry with the same idempotency key.
 *
 * @param fields the list of fields of a lead or of a registration
 */
export function fingerprintOf(
  payload: Readonly<Record<string, unknown>>,
  fields: EnquiryFields,
): string {
  const keys: readonly string[] = keysWith(fields, 'form');
  const typed = keys.map((key) => {
    const asTyped = payload[`${key}_typed`];
    return asTyped === undefined || asTyped === '' ? payload[key] : asTyped;
  });
  return hash('sha256', JSON.stringify(typed), 'base64url');
}
