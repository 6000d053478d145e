import { createHash } from 'node:crypto';
import { type EnquiryFields, keysWith, leadFields } from '@clinicdee/protocol';

/**
 * The identity of a form fill: everything that the visitor typed and chose, without where they came
 * from. Whatever the list calls typed counts, so no field can be forgotten and merge two leads; as it was
 * typed, where the site mended it.
 */
export function fingerprintOf(
  payload: Readonly<Record<string, unknown>>,
  fields: EnquiryFields = leadFields,
): string {
  const typed = keysWith(fields, 'form').map((key: string) => {
    const asTyped = payload[`${key}_typed`];
    return asTyped === undefined || asTyped === '' ? payload[key] : asTyped;
  });
  return createHash('sha256').update(JSON.stringify(typed)).digest('base64url');
}
