import {
  arrivalFields,
  consentFields,
  type EnquiryField,
  type EnquiryFields,
  type Label,
  type StoredName,
  storedName,
  keysWith,
  type KeyWith,
  leadFields,
  registrationFields,
} from '@clinicdee/protocol';
import type * as z from 'zod/mini';
import type { EnquiryCollection } from './subject.ts';

/** The protocol's fields of each collection. */
export const fieldsOf = {
  leads: leadFields,
  registrations: registrationFields,
} as const satisfies Record<EnquiryCollection, EnquiryFields>;

/** A field of an enquiry other than attribution and consent. */
export interface Detail extends EnquiryField {
  key: string;
  /** Its name in the collection. */
  name: string;
  words: Label;
}

/** Contact fields come first, whatever the order of the form. */
const contactKeys = ['fullname', 'phone', 'email', 'organization_label'];
const excluded = [...Object.keys(arrivalFields), ...Object.keys(consentFields), 'device_type'];

/** Returns the fields of an enquiry in the order in which staff read them. */
export function detailsOf(fields: EnquiryFields): Detail[] {
  const kept = keysWith(fields, 'isStored').filter((key) => !excluded.includes(key));
  const inOrder = [...contactKeys, ...kept.filter((key) => !contactKeys.includes(key))];
  return inOrder.flatMap((key) => {
    const field = fields[key];
    return field
      ? { ...field, key, name: storedName(key), words: field.staff ?? { label: key } }
      : [];
  });
}

/** The collection fields that hold the name of a person or clinic. */
export const nameFields: ReadonlySet<string> = new Set(
  Object.values<EnquiryFields>(fieldsOf).flatMap((fields) =>
    Object.entries(fields).flatMap(([key, { form }]) =>
      form?.rule.is === 'name' ? [storedName(key)] : [],
    ),
  ),
);

/** Picks the stored fields of a payload, under their names in the collection. */
export function storedFields<Fields extends EnquiryFields>(
  fields: Fields,
  sent: Readonly<Record<string, unknown>>,
) {
  const kept = keysWith(fields, 'isStored').map((key) => [storedName(key), sent[key]]);
  return Object.fromEntries(kept) as {
    [Key in KeyWith<Fields, 'isStored'> as StoredName<Key>]: z.output<
      ReturnType<Fields[Key]['wire']>
    >;
  };
}

/** Returns a field of an enquiry by its name in the collection, or undefined. */
export function valueOf(enquiry: object, name: string): string | boolean | undefined {
  const value: unknown = Object.hasOwn(enquiry, name) ? Reflect.get(enquiry, name) : undefined;
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

/** As {@link valueOf}, in words; empty if there is none. */
export function textOf(enquiry: object, name: string): string {
  const value = valueOf(enquiry, name) ?? '';
  return typeof value === 'string' ? value : value ? 'ใช่' : 'ไม่';
}
