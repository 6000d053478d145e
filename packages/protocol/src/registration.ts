import * as z from 'zod/mini';
import { type EnquiryFields, keysWith, textOrEmpty, wireShape } from './enquiry-field.ts';
import {
  arrivalFields,
  consentFields,
  e164Field,
  noteField,
  organizationLabel,
  personFields,
  typedFields,
} from './shared-fields.ts';

const short = textOrEmpty(200);
/** A field that staff see in lists, exports and alerts. */
const shown = { ...short, isStored: true, isExported: true, isInAlerts: true } as const;

/**
 * The fields of a registration, like {@link leadFields} for a lead. The spec does not define them: controls have
 * the names of the payload, and shared fields have the rules of the lead form.
 */
export const registrationFields = {
  // The name of a clinic may be a single letter.
  clinic_name: {
    ...shown,
    form: { name: 'clinic_name', rule: { is: 'name', min: 1, max: 120 } },
    staff: { label: 'ชื่อคลินิก', column: 'คลินิก', alert: 'คลินิก' },
    webhook: 'clinic_name',
  },
  ...personFields('fullname'),
  /** A package's code, such as `mini`. */
  package: {
    ...shown,
    form: { name: 'package', rule: { is: 'choice' } },
    staff: { label: 'แพ็กเกจ' },
    webhook: 'package',
  },
  branches: {
    ...shown,
    form: { name: 'branches', rule: { is: 'count', min: 1, max: 999 } },
    staff: { label: 'จำนวนสาขา' },
    webhook: 'branches',
  },
  description: { ...textOrEmpty(10_000), ...noteField('description') },
  // A vendor's own form may contain these.
  organization_type: short,
  organization_label: {
    ...shown,
    staff: organizationLabel,
    hasHistory: true,
    webhook: 'organization',
  },
  ...consentFields,
  ...typedFields,
  phone_e164: e164Field,
  user_action: short,
  device_type: { ...short, isStored: true },
  ...arrivalFields,
} as const satisfies EnquiryFields;

/**
 * The keys of the registration form, which every registration API receives (spec §7.3). Excludes
 * additional data that the site records.
 */
export const specRegistrationKeys = keysWith(registrationFields, 'form');

/**
 * The payload to the registration API. Only the contact fields are required; unknown keys are kept,
 * since a vendor's form may have more fields.
 */
export const registrationPayload = /* @__PURE__ */ z.looseObject(
  /* @__PURE__ */ wireShape(registrationFields),
);

/** The parsed payload, with defaults. */
export type RegistrationPayload = z.output<typeof registrationPayload>;
