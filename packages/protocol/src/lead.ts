import * as z from 'zod/mini';
import { type EnquiryFields, text, wireShape } from './enquiry-field.ts';
import {
  arrivalFields,
  consentFields,
  e164Field,
  noteField,
  organizationLabel,
  personFields,
  typedFields,
} from './shared-fields.ts';

export const deviceTypes = ['tablet', 'mobile', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/**
 * The fields of a lead. Form, API, outbox, office, CSV, history and alerts are derived from this
 * list. Payload keys are those of spec §3 and additional recorded data; form limits are those of
 * spec §5. The payload of a new field may be empty (`textOrEmpty`), because leads that were stored earlier are
 * still to be delivered; its form rule says whether visitors must fill it in.
 */
export const leadFields = {
  ...personFields('fullName'),
  /** The label of the chosen option: "ไม่ระบุ" has the same value as another option. */
  organization_label: {
    ...text(200),
    form: { name: 'orgType', rule: { is: 'choice' } },
    staff: organizationLabel,
    isStored: true,
    isExported: true,
    hasHistory: true,
    isInAlerts: true,
    webhook: 'organization',
  },
  /** The value of the option (spec §3). */
  organization_type: { ...text(200, 1), isStored: true, staff: { label: 'รหัสประเภทองค์กร' } },
  description: { ...text(10_000), ...noteField('extra') },
  ...consentFields,
  consent_text: { ...text(10_000), isStored: true },
  consent_version: { ...text(50), isStored: true },
  marketing_consent: {
    ...consentFields.marketing_consent,
    wire: () => z.boolean(),
    form: { name: 'marketing', rule: { is: 'tick' } },
  },
  ...typedFields,
  phone_e164: { ...e164Field, ...text(20) },
  user_action: { wire: () => z.literal('contact_form_submit') },
  device_type: { wire: () => z.enum(deviceTypes), isStored: true },
  ...arrivalFields,
} as const satisfies EnquiryFields;

/** The payload from the site to the lead API. */
export const leadPayload = /* @__PURE__ */ z.object(/* @__PURE__ */ wireShape(leadFields));

/** The keys that every lead API receives (spec §3). */
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

/** Marks a synthetic lead that checks the delivery path: the lead API must not store it. */
export const CANARY_HEADER = 'x-lead-canary';

/** Interval of canaries, in milliseconds. */
export const CANARY_EVERY_MS = 60 * 60_000;

/** Replaces `contact_form_submit`, so that a lead API without canary support rejects it instead of storing a lead. */
export const CANARY_ACTION = 'canary';
