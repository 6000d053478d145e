/*
 * Facts about the vendor; replace them with your own. Site, office, pictures, mails, feed, structured data and legal
 * texts read name, colours, contact details, opening hours and address from here.
 * Run `npm run brand -w apps/site` after a change. Guide: docs/guides/make-it-yours.md.
 */

import type { Weekday } from '@clinicdee/protocol/weekdays';

/**
 * Whether this file still has the facts of the sample brand. If so, a public start needs `ALLOW_SAMPLE_CONTENT=1`;
 * `npm run brand -w apps/site -- --samples` lists all other sample content.
 */
export const isSampleVendor = true as boolean;

/** The product name in page titles, mails and the privacy notice. */
export const productName = 'คลินิกดี พลัส';

/** The two halves of the wordmark; the second is styled differently and may be `''`. The space follows the name. */
export const wordmark: readonly [string, string] = ['คลินิกดี', 'พลัส'];

/** The name in Latin letters, for search engines and readers without Thai. */
export const latinName = 'ClinicDee Plus';

/** The sister product for dental clinics in the legal texts; `''` when there is none. */
export const dentalName = 'ClinicDee Dental';

/** The legal entity, in legal texts, structured data and the footer. */
export const company = 'บริษัท คลินิกดี จำกัด';

/** Holder and first year of the copyright. */
export const copyright = { since: 2025, holder: 'ClinicDee' };

/** The brand hue in OKLCH degrees: 25 red, 60 orange, 110 yellow, 168 green, 230 blue, 300 violet, 350 pink. */
export const hue = 168;
/** The hues of the page background and of the primary action. The defaults suit any brand. */
export const paperHue = 85;
export const actionHue = 76;

/*
 * Contact details, hours and address: defaults of the office's form, which "reset" restores.
 */

/** The phone number as displayed; only its digits are dialled. */
export const phone = '02-123-4567';
/** The LINE Official Account. */
export const lineId = '@clinicdee';
export const email = 'hello@clinicdee.example';
/** Contact for requests under the PDPA. */
export const privacyEmail = 'privacy@clinicdee.example';
/** The log-in page for existing customers. */
export const crm = 'https://crm.clinicdee.example';

/** Open days of the week; public holidays are closed. */
export const openDays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
/** Bangkok time; `opens` is inclusive, `closes` exclusive, both on the same day. */
export const openingHours = { opens: '09:00', closes: '18:00' };
/** Open days whose hours differ: `{ day: 'sat', opens: '09:00', closes: '12:00' }`. */
export const otherHours: { day: Weekday; opens: string; closes: string }[] = [];

/** In the parts that business directories require; pages show them in this order. */
export const postal = {
  street: '1091 ถนนพหลโยธิน',
  district: 'แขวงพญาไท เขตพญาไท',
  province: 'กรุงเทพฯ',
  code: '10400',
};
/** URLs of the vendor's profiles (Facebook, YouTube, a business register). */
export const profiles: readonly string[] = [];
/** The Google Maps query, and the labels of the drawn map, which may be empty. */
export const place = {
  search: '1091 Phahonyothin Road Bangkok',
  station: 'BTS อารีย์',
  lane: 'ซอยอารีย์ 1',
  road: 'ถนนพหลโยธิน',
  floor: 'ชั้น 8',
};

/** Part of the webhook signature header: `x-<word>-signature`. Lower-case letters and digits. */
export const webhookWord = 'clinicdee';
