/*
 * Who the vendor is: the one file that becomes your own. Name, colour, how to reach you, when you are there and
 * where: site, office, pictures, mails, feed, structured data and legal texts take it from here.
 * After a change: `npm run brand`. What it is and where it is seen: docs/guides/make-it-yours.md.
 */

import type { Weekday } from './weekdays.ts';

/**
 * Whether what stands here is still invented for the sample brand. As long as it is, a start in public has to be
 * allowed (`ALLOW_SAMPLE_CONTENT=1`), and `npm run brand -- --samples` says what else is invented.
 */
export const isSampleVendor = true as boolean;

/** The product's name, as in page titles, mails and the privacy notice. */
export const productName = 'คลินิกดี พลัส';

/** The two halves of the wordmark; the second is set apart, and may be `''`. A gap stands where the name has one. */
export const wordmark: readonly [string, string] = ['คลินิกดี', 'พลัส'];

/** The name in Latin letters, for search engines and whoever reads no Thai. */
export const latinName = 'ClinicDee Plus';

/** The sister product for dental clinics, which the legal texts name; `''` where there is none, and none there. */
export const dentalName = 'ClinicDee Dental';

/** The company that answers for it: in legal texts, structured data, the footer. */
export const company = 'บริษัท คลินิกดี จำกัด';

/** Holder and first year of the copyright. */
export const copyright = { since: 2025, holder: 'ClinicDee' };

/** The vendor's hue, in degrees of OKLCH: 25 red, 60 orange, 110 yellow, 168 green, 230 blue, 300 violet, 350 pink. */
export const hue = 168;
/** The hues of paper, and of the primary action alone. They suit any brand; yours may differ. */
export const paperHue = 85;
export const actionHue = 76;

/*
 * How to reach you, when and where: what the office shows in its form at first, and what "reset" there goes back to.
 */

/** How the phone number is written; digits alone are dialled. */
export const phone = '02-123-4567';
/** The LINE Official Account. */
export const lineId = '@clinicdee';
export const email = 'hello@clinicdee.example';
/** Where people turn to with their rights under the PDPA. */
export const privacyEmail = 'privacy@clinicdee.example';
/** The product itself, for whoever is a customer already. */
export const crm = 'https://crm.clinicdee.example';

/** Days of the week on which somebody is there; public holidays are off. */
export const openDays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
/** In Bangkok; `opens` is in, `closes` is out, on the same day. */
export const openingHours = { opens: '09:00', closes: '18:00' };
/** Open days with hours of their own: `{ day: 'sat', opens: '09:00', closes: '12:00' }`. */
export const otherHours: { day: Weekday; opens: string; closes: string }[] = [];

/** In the parts that directories want; pages show them in this order, one after the other. */
export const postal = {
  street: '1091 ถนนพหลโยธิน',
  district: 'แขวงพญาไท เขตพญาไท',
  province: 'กรุงเทพฯ',
  code: '10400',
};
/** The vendor's own pages elsewhere (Facebook, YouTube, a business register), as whole addresses. */
export const profiles: readonly string[] = [];
/** What is looked for on Google Maps, and the words on the drawn map. A lane or station may be left empty. */
export const place = {
  search: '1091 Phahonyothin Road Bangkok',
  station: 'BTS อารีย์',
  lane: 'ซอยอารีย์ 1',
  road: 'ถนนพหลโยธิน',
  floor: 'ชั้น 8',
};

/** In the name of the header that signs webhooks: `x-<word>-signature`. Lower-case letters and digits. */
export const webhookWord = 'clinicdee';
