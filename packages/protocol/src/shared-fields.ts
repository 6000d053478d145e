/* Fields that leads and registrations share. */

import * as z from 'zod/mini';
import { type ClickId, clickIdNames } from './click-ids.ts';
import { text, type EnquiryFields, textOrEmpty } from './enquiry-field.ts';

/** Personal data that staff may edit. */
const personal = { isPersonal: true, isStored: true, isExported: true, hasHistory: true } as const;

/** A note of several lines. @param control name of its control */
export const noteField = <Control extends string>(control: Control) =>
  ({
    ...personal,
    form: { name: control, rule: { is: 'note', max: 2000 } },
    staff: {
      label: 'รายละเอียดที่ลูกค้าเขียน',
      column: 'รายละเอียด',
      history: 'รายละเอียด',
    },
    webhook: 'description',
  }) as const;

/**
 * The contact fields that all enquiries share.
 *
 * @param control name of the control for the person's name, which differs by form
 */
export const personFields = <Control extends string>(control: Control) =>
  ({
    fullname: {
      ...personal,
      ...text(500, 1),
      form: { name: control, rule: { is: 'name', min: 2, max: 120 } },
      staff: { label: 'ชื่อ–นามสกุล', history: 'ชื่อ', alert: 'ชื่อ' },
      isInAlerts: true,
      webhook: 'fullname',
    },
    /** Corrected (`extractPhone`) to satisfy the rule of spec §5; `phone_typed` has the original. */
    phone: {
      ...personal,
      ...text(100, 1),
      form: { name: 'phone', rule: { is: 'phone' } },
      staff: { label: 'เบอร์โทร' },
      webhook: 'phone',
    },
    email: {
      ...personal,
      ...text(320, 3),
      form: { name: 'email', rule: { is: 'email' } },
      staff: { label: 'อีเมล' },
      webhook: 'email',
    },
  }) as const;

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
  /** Path of the article or campaign page that was read last: `/articles/detail/…`, `/c/…`. */
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
  marketing_consent: { wire: () => z._default(z.boolean(), false), isStored: true },
} as const satisfies EnquiryFields;

/** The type of organisation, for staff. */
export const organizationLabel = { label: 'ประเภทองค์กร', alert: 'ประเภท' };

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
