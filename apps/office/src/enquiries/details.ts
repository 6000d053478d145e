import {
  arrivalFields,
  consentFields,
  type EnquiryField,
  type EnquiryFields,
  type KeptName,
  keptName,
  keysWith,
  type KeyWith,
  leadFields,
  registrationFields,
} from '@clinicdee/protocol';
import type * as z from 'zod/mini';
import { type Label, labels as ownLabels } from './labels.ts';
import type { EnquiryCollection } from './subject.ts';

/** The list of fields of each collection. */
export const fieldsOf = {
  leads: leadFields,
  registrations: registrationFields,
} as const satisfies Record<EnquiryCollection, EnquiryFields>;

/** One field of what an enquiry says, beyond where it came from and what was agreed to. */
export interface Detail extends EnquiryField {
  key: string;
  /** The office's own name for it. */
  name: string;
  words: Label;
}

export type Labels = Readonly<Record<string, Label>>;

/** Who it is comes first, whatever the form asks first. */
const who = ['fullname', 'phone', 'email', 'organization_label'];
const elsewhere = [...Object.keys(arrivalFields), ...Object.keys(consentFields), 'device_type'];

/** What an enquiry says, in the order in which staff read it. */
export function detailsOf(fields: EnquiryFields, labels: Labels = ownLabels): Detail[] {
  const kept = keysWith(fields, 'isKept').filter((key) => !elsewhere.includes(key));
  const inOrder = [...who, ...kept.filter((key) => !who.includes(key))];
  return inOrder.flatMap((key) => {
    const field = fields[key];
    return field
      ? { ...field, key, name: keptName(key), words: labels[key] ?? { label: key } }
      : [];
  });
}

/** The office's names of what is a person's or a clinic's name, in either collection. */
export const nameFields: ReadonlySet<string> = new Set(
  Object.values<EnquiryFields>(fieldsOf).flatMap((fields) =>
    Object.entries(fields).flatMap(([key, { form }]) =>
      form?.rule.is === 'name' ? [keptName(key)] : [],
    ),
  ),
);

/** What is kept of what was sent, under the office's own names. */
export function keptFields<Fields extends EnquiryFields>(
  fields: Fields,
  sent: Readonly<Record<string, unknown>>,
) {
  const kept = keysWith(fields, 'isKept').map((key) => [keptName(key), sent[key]]);
  return Object.fromEntries(kept) as {
    [Key in KeyWith<Fields, 'isKept'> as KeptName<Key>]: z.output<Fields[Key]['wire']>;
  };
}

/** The value that a lead or a registration has under a name of the office's; undefined for nothing. */
export function valueOf(enquiry: object, name: string): string | boolean | undefined {
  const value: unknown = Object.hasOwn(enquiry, name) ? Reflect.get(enquiry, name) : undefined;
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}
