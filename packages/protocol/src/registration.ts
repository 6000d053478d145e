import * as z from 'zod/mini';

const short = z.string().check(z.maxLength(200));
const address = z.string().check(z.maxLength(4096));
const otherwise = <T extends z.ZodMiniType>(schema: T, value: z.output<T>) =>
  z._default(schema, value as never);

/**
 * What crosses to the registration API. Who it is must be there; everything else may be missing,
 * and what is not named here is kept as it came, since the form may grow before the office does.
 */
export const registrationPayload = z.looseObject({
  fullname: z.string().check(z.minLength(1), z.maxLength(500)),
  phone: z.string().check(z.minLength(1), z.maxLength(100)),
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  clinic_name: otherwise(short, ''),
  organization_type: otherwise(short, ''),
  organization_label: otherwise(short, ''),
  /** `mini`, `more` or `ultimate`. */
  package: otherwise(short, ''),
  branches: otherwise(short, ''),
  description: otherwise(z.string().check(z.maxLength(10_000)), ''),
  utm_source: otherwise(address, ''),
  utm_medium: otherwise(address, ''),
  utm_campaign: otherwise(address, ''),
  utm_term: otherwise(address, ''),
  utm_content: otherwise(address, ''),
  referrer: otherwise(address, ''),
  landing_page: otherwise(address, ''),
  device_type: otherwise(short, ''),
  gclid: otherwise(address, ''),
  fbclid: otherwise(address, ''),
  ldtag_cl: otherwise(address, ''),
  article: otherwise(address, ''),
  last_utm_source: otherwise(address, ''),
  last_utm_medium: otherwise(address, ''),
  last_utm_campaign: otherwise(address, ''),
  last_utm_term: otherwise(address, ''),
  last_utm_content: otherwise(address, ''),
  last_referrer: otherwise(address, ''),
  last_landing_page: otherwise(address, ''),
  consent_text: otherwise(z.string().check(z.maxLength(10_000)), ''),
  consent_version: otherwise(short, ''),
  marketing_consent: otherwise(z.boolean(), false),
});

/** As the office reads it, defaults filled in. */
export type RegistrationPayload = z.output<typeof registrationPayload>;
