import * as z from 'zod/mini';
import { type ClickId, clickIdNames } from './click-ids.ts';
import { type EnquiryFields, textOrEmpty } from './enquiry-field.ts';

/** Wider than what the site sends, which truncates longer values. */
const measured = textOrEmpty(4096);

/** The newest click id of each kind. */
const clickFields = Object.fromEntries(clickIdNames.map((name) => [name, measured])) as Record<
  ClickId,
  typeof measured
>;

/**
 * Attribution of the sender. The keys of spec §3 describe one touch: the first one with a campaign, else
 * the first arrival.
 */
export const arrivalFields = {
  utm_source: { ...measured, isStored: true },
  utm_medium: { ...measured, isStored: true },
  utm_campaign: { ...measured, isStored: true },
  utm_term: { ...measured, isStored: true },
  utm_content: { ...measured, isStored: true },
  referrer: { ...measured, isStored: true },
  landing_page: { ...measured, isStored: true },
  /** Path of the article that was read before the form: `/articles/detail/…`. */
  article: { ...measured, isStored: true },
  // The office stores these together as `clicks`.
  ...clickFields,
  /** The very first arrival, even if a campaign came later. */
  first_referrer: measured,
  first_landing_page: measured,
  last_utm_source: measured,
  last_utm_medium: measured,
  last_utm_campaign: measured,
  last_utm_term: measured,
  last_utm_content: measured,
  last_referrer: measured,
  last_landing_page: measured,
} as const satisfies EnquiryFields;

/** The exact wording that the sender agreed to. */
export const consentFields = {
  consent_text: { ...textOrEmpty(10_000), isStored: true },
  consent_version: { ...textOrEmpty(200), isStored: true },
  marketing_consent: { wire: z._default(z.boolean(), false), isStored: true },
} as const satisfies EnquiryFields;

/** `+66812345678`, or empty when the number cannot be parsed. The office computes its own value. */
export const e164Field = { ...textOrEmpty(200), isPersonal: true, webhook: 'phone_e164' } as const;

/**
 * The original input where the site corrected a phone number or e-mail address: the name of the corrected
 * field with `_typed`. Empty when both are equal.
 */
export const typedFields = {
  phone_typed: { ...textOrEmpty(100), isPersonal: true },
  email_typed: { ...textOrEmpty(320), isPersonal: true },
} as const satisfies EnquiryFields;
