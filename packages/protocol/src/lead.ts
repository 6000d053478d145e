import * as z from 'zod/mini';

export const deviceTypes = ['tablet', 'mobile', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** May be missing, as older senders do not know it; empty means "not known". */
const orEmpty = (longest: number) => z._default(z.string().check(z.maxLength(longest)), '');

/**
 * What crosses from the site to the lead API: the keys of spec §3, then what was recorded beside
 * them. Lengths are limits of this call, wider than the form's rules, which the site has applied.
 */
export const leadPayload = z.object({
  fullname: z.string().check(z.minLength(1), z.maxLength(500)),
  /** As typed. */
  phone: z.string().check(z.minLength(1), z.maxLength(100)),
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  organization_type: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.maxLength(10_000)),
  user_action: z.literal('contact_form_submit'),
  utm_source: z.string().check(z.maxLength(2048)),
  utm_medium: z.string().check(z.maxLength(2048)),
  utm_campaign: z.string().check(z.maxLength(2048)),
  utm_term: z.string().check(z.maxLength(2048)),
  utm_content: z.string().check(z.maxLength(2048)),
  referrer: z.string().check(z.maxLength(4096)),
  landing_page: z.string().check(z.maxLength(4096)),
  device_type: z.enum(deviceTypes),
  /** The option that the visitor chose, in words: "ไม่ระบุ" shares its value with another. */
  organization_label: z.string().check(z.maxLength(200)),
  /** `+66812345678`, or empty when the number cannot be understood. */
  phone_e164: z.string().check(z.maxLength(20)),
  consent_text: z.string().check(z.maxLength(10_000)),
  consent_version: z.string().check(z.maxLength(50)),
  marketing_consent: z.boolean(),
  /** The click ids of Google, Facebook and LINE. */
  gclid: orEmpty(2048),
  fbclid: orEmpty(2048),
  ldtag_cl: orEmpty(2048),
  /** The path of the article that was read before the form: `/articles/detail/…`. */
  article: orEmpty(2048),
  /** The last touch of the visit; the keys of spec §3 are the first. */
  last_utm_source: orEmpty(2048),
  last_utm_medium: orEmpty(2048),
  last_utm_campaign: orEmpty(2048),
  last_utm_term: orEmpty(2048),
  last_utm_content: orEmpty(2048),
  last_referrer: orEmpty(4096),
  last_landing_page: orEmpty(4096),
});

export type LeadPayload = z.infer<typeof leadPayload>;
