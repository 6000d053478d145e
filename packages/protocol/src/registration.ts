import * as z from 'zod/mini';
import { type EnquiryFields, keysWith, textOrEmpty, wireShape } from './enquiry-field.ts';
import { personFields } from './person-fields.ts';
import { arrivalFields, consentFields, e164Field, typedFields } from './recorded-fields.ts';

const short = textOrEmpty(200);

/**
 * A registration's fields, once for all, as {@link leadFields} are a lead's. The spec names none, so
 * controls are named as on the wire, and rules are those of the lead form where the fields are the
 * same.
 */
export const registrationFields = {
  // A clinic may be called by one letter.
  clinic_name: {
    ...short,
    form: { name: 'clinic_name', rule: { is: 'name', min: 1, max: 120 } },
    isKept: true,
    isExported: true,
    isTold: true,
    webhook: 'clinic_name',
  },
  ...personFields('fullname'),
  /** A package's code, such as `mini`. */
  package: {
    ...short,
    form: { name: 'package', rule: { is: 'choice' } },
    isKept: true,
    isExported: true,
    isTold: true,
    webhook: 'package',
  },
  branches: {
    ...short,
    form: { name: 'branches', rule: { is: 'count', min: 1, max: 999 } },
    isKept: true,
    isExported: true,
    isTold: true,
    webhook: 'branches',
  },
  description: {
    ...textOrEmpty(10_000),
    form: { name: 'description', rule: { is: 'note', max: 2000 } },
    isPersonal: true,
    isKept: true,
    isExported: true,
    isWatched: true,
    webhook: 'description',
  },
  // A vendor's own form may ask for these.
  organization_type: short,
  organization_label: {
    ...short,
    isKept: true,
    isExported: true,
    isWatched: true,
    isTold: true,
    webhook: 'organization',
  },
  ...consentFields,
  ...typedFields,
  phone_e164: e164Field,
  user_action: short,
  device_type: { ...short, isKept: true },
  ...arrivalFields,
} as const satisfies EnquiryFields;

/**
 * The keys of the registration form itself, which every registration API is promised (spec §7.3).
 * What the site records beside them is not among these.
 */
export const specRegistrationKeys = keysWith(registrationFields, 'form');

/**
 * What crosses to the registration API. Who it is must be there; everything else may be missing, and
 * what is not named here is kept as it came, since a vendor's form may know more.
 */
export const registrationPayload = z.looseObject(wireShape(registrationFields));

/** As the office reads it, defaults filled in. */
export type RegistrationPayload = z.output<typeof registrationPayload>;
