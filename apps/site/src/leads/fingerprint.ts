import { hash } from 'node:crypto';
import { type EnquiryFields, keysWith, leadFields } from '@clinicdee/protocol';
import { oncePer } from '../enquiry-form/once-per.ts';

/**
 * The identity of a form fill: everything that the visitor typed and chose, without where they came
 * from. Whatever the list calls typed counts, so no field can be forgotten and merge two leads; as it was
 * typed, where the site mended it.
 */
export function fingerprintOf(
  payload: Readonly<Record<string, unknown>>,
  fields: EnquiryFields = leadFields,
): string {
  const typed = typedKeys(fields).map((key) => {
    const asTyped = payload[`${key}_typed`];
    return asTyped === undefined || asTyped === '' ? payload[key] : asTyped;
  });
  return hash('sha256', JSON.stringify(typed), 'base64url');
}

const typedKeys = oncePer((fields: EnquiryFields): readonly string[] => keysWith(fields, 'form'));
