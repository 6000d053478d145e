import { hash } from 'node:crypto';
import { type EnquiryFields, keysWith } from '../enquiry-field.ts';

/**
 * The identity of a form fill: everything that the visitor typed and chose, without where they came
 * from. Whatever the list calls typed counts, so no field can be forgotten and merge two enquiries; as it
 * was typed, where the site mended it. Site and office both tell a repeated call from another person's
 * with the same idempotency key by it.
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
