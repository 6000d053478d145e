import { hoursInWords } from '@clinicdee/brand/days-in-words';
import type { OpeningHours } from '@clinicdee/brand/opening-hours';
import * as vendor from '@clinicdee/brand/vendor';
import { type Facts, fileFacts } from '../facts.ts';

/** What is dialled: a number of Thailand from anywhere, a short one as it is. */
function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return `tel:+${digits}`;
  return digits.startsWith('0') ? `tel:+66${digits.slice(1)}` : `tel:${digits}`;
}

/**
 * Who the vendor is and how to reach them, as the pages show it. Who they are is in `packages/brand`; how they are
 * reached, when and where is a fact that the office may change.
 */
export function brandOf({ contact }: Facts) {
  const { closedDays, closes, crm, lineId, openDays, opens, otherHours } = contact;
  const { phone, place, postal, profiles } = contact;
  const line = encodeURIComponent(lineId);
  const lineHref = `https://line.me/R/ti/p/${line}`;
  const search = encodeURIComponent(place.search).replaceAll('%20', '+');
  const opening: OpeningHours = {
    ...{ openDays, opens, closes, otherHours },
    closedDays: closedDays.map(({ day }) => ({ day })),
  };
  const where = [place.station && `ใกล้ ${place.station}`, place.road].filter((one) => one !== '');
  const otherNames = [vendor.latinName].filter((one: string) => one !== vendor.productName);
  return {
    isSample: vendor.isSampleVendor,
    name: vendor.productName,
    /** Where a longer one would be cut off: below an icon, in a list of searches. */
    shortName: vendor.productName.length > 16 ? vendor.wordmark[0] : vendor.productName,
    /** The two halves of the wordmark; the second is set lighter. */
    wordmark: [...vendor.wordmark] as [string, string],
    latinName: vendor.latinName,
    /** Both names, where they are two. */
    names: [vendor.productName, ...otherNames.map((one) => `(${one})`)].join(' '),
    dentalName: vendor.dentalName,
    company: vendor.company,
    description: 'ระบบบริหารคลินิกออนไลน์ครบวงจร ลดงานซ้ำซ้อน รองรับหลายสาขา เหมาะกับคลินิกทุกขนาด',
    phone: { shown: phone, href: dialled(phone) },
    line: {
      id: lineId,
      href: lineHref,
      /** Opens the chat on a phone; what follows `?` stands in it, ready to be sent. */
      chat: `https://line.me/R/oaMessage/${line}/`,
    },
    email: contact.email,
    privacyEmail: contact.privacyEmail,
    address: [postal.street, postal.district, postal.province, postal.code].join(' '),
    /** The same in the parts that a directory wants. */
    postal,
    /** Where else the vendor is. */
    profiles: [lineHref, ...profiles.map(({ address }) => address)],
    opening,
    /** The same in words. */
    hours: hoursInWords(opening),
    map: {
      label: ['แผนที่วาด: สำนักงาน' + (where[0] ?? ''), ...where.slice(1)].join(' '),
      href: `https://www.google.com/maps/search/?api=1&query=${search}`,
      embed: `https://www.google.com/maps?q=${search}&output=embed`,
    },
    /** The product itself, for whoever is a customer already. */
    crm,
    copyright: `© ${vendor.copyright.since} ${vendor.copyright.holder}`,
    /** How to reach the sample vendor, as far as it still stands in the place of the vendor's own. */
    samples: vendor.isSampleVendor ? samplesOf(contact) : {},
  };
}

/** Who the vendor is and how they are reached. */
export type Brand = ReturnType<typeof brandOf>;

/** Each part of the contact data that is still the file's, with words to know it by. */
function samplesOf(contact: Facts['contact']) {
  const words = wordsOf(contact);
  const left = Object.entries(wordsOf(fileFacts.contact)).filter(
    ([part, text]) => words[part] === text,
  );
  return Object.fromEntries(left.map(([part, text]) => [part, { isSample: true, text }]));
}

const wordsOf = (contact: Facts['contact']): Record<string, string> => {
  const { email, lineId, phone, place, postal, privacyEmail } = contact;
  return {
    ...{ phone, lineId, email, privacyEmail, hours: hoursInWords(contact) },
    address: Object.values(postal).join(' '),
    map: Object.values(place).join(' '),
  };
};
