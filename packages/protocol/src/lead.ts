import * as z from 'zod/mini';
import { type EnquiryFields, text, wireShape } from './enquiry-field.ts';
import { personFields } from './person-fields.ts';
import { arrivalFields, consentFields, e164Field, typedFields } from './recorded-fields.ts';

export const deviceTypes = ['tablet', 'mobile', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/**
 * A lead's fields, once for all: form, call, outbox, office, CSV, history and alerts are made from
 * this list. The wire's keys are those of spec §3 and what is recorded beside them; limits of the
 * form are spec §5. A field that is added must be one that may be missing (`textOrEmpty`): leads that
 * were stored before it are still to be delivered.
 */
export const leadFields = {
  ...personFields('fullName'),
  /** The option that was chosen, in words: "ไม่ระบุ" shares its value with another. */
  organization_label: {
    ...text(200),
    form: { name: 'orgType', rule: { is: 'choice' } },
    isKept: true,
    isExported: true,
    isWatched: true,
    isTold: true,
    webhook: 'organization',
  },
  /** The option's value (spec §3). */
  organization_type: { ...text(200, 1), isKept: true },
  description: {
    ...text(10_000),
    form: { name: 'extra', rule: { is: 'note', max: 2000 } },
    isPersonal: true,
    isKept: true,
    isExported: true,
    isWatched: true,
    webhook: 'description',
  },
  ...consentFields,
  consent_text: { ...text(10_000), isKept: true },
  consent_version: { ...text(50), isKept: true },
  marketing_consent: {
    ...consentFields.marketing_consent,
    wire: z.boolean(),
    form: { name: 'marketing', rule: { is: 'tick' } },
  },
  ...typedFields,
  phone_e164: { ...e164Field, ...text(20) },
  user_action: { wire: z.literal('contact_form_submit') },
  device_type: { wire: z.enum(deviceTypes), isKept: true },
  ...arrivalFields,
} as const satisfies EnquiryFields;

/** What crosses from the site to the lead API. */
export const leadPayload = z.object(wireShape(leadFields));

/** The keys that every lead API is promised (spec §3). */
export const specLeadKeys = [
  'fullname',
  'phone',
  'email',
  'organization_type',
  'description',
  'user_action',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landing_page',
  'device_type',
] as const satisfies readonly (keyof typeof leadFields)[];

export type LeadPayload = z.infer<typeof leadPayload>;
