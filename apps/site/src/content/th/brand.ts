import { hoursInWords, type OpeningHours } from '@clinicdee/brand/opening-hours';
import * as vendor from '@clinicdee/brand/vendor';
import { type Facts, fileFacts } from '../facts.ts';

/** Returns the `tel:` address: in international form, short numbers as they are. */
function dialled(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return `tel:+${digits}`;
  return digits.startsWith('0') ? `tel:+66${digits.slice(1)}` : `tel:${digits}`;
}

/** The vendor as shown on pages: identity from `packages/brand`, contact data from the editable facts. */
export function brandOf({ contact }: Facts) {
  const { closedDays, closes, crm, lineId, openDays, opens, otherHours } = contact;
  const { phone, place, postal, profiles } = contact;
  const line = encodeURIComponent(lineId);
  const lineHref = `https://line.me/R/ti/p/${line}`;
  const search = encodeURIComponent(place.search).replaceAll('%20', '+');
  const opening: OpeningHours = {
    openDays,
    opens,
    closes,
    otherHours,
    closedDays: closedDays.map(({ day }) => ({ day })),
  };
  const where = [place.station && `ใกล้ ${place.station}`, place.road].filter((part) => part !== '');
  const otherNames = [vendor.latinName].filter((name: string) => name !== vendor.productName);
  return {
    isSample: vendor.isSampleVendor,
    name: vendor.productName,
    /** For tight spaces: below an icon, in a list of search engines. */
    shortName: vendor.productName.length > 16 ? vendor.wordmark[0] : vendor.productName,
    /** The halves of the wordmark; the second is lighter. */
    wordmark: [...vendor.wordmark] as [string, string],
    latinName: vendor.latinName,
    /** All names, if there are several. */
    names: [vendor.productName, ...otherNames.map((name) => `(${name})`)].join(' '),
    dentalName: vendor.dentalName,
    company: vendor.company,
    description: 'ระบบบริหารคลินิกออนไลน์ครบวงจร ลดงานซ้ำซ้อน รองรับหลายสาขา เหมาะกับคลินิกทุกขนาด',
    phone: { shown: phone, href: dialled(phone) },
    line: {
      id: lineId,
      href: lineHref,
      /** Opens the chat on a phone; the text after `?` is prefilled. */
      chat: `https://line.me/R/oaMessage/${line}/`,
    },
    email: contact.email,
    privacyEmail: contact.privacyEmail,
    address: [postal.street, postal.district, postal.province, postal.code].join(' '),
    /** The address in structured form. */
    postal,
    /** Profiles on other sites. */
    profiles: [lineHref, ...profiles.map(({ address }) => address)],
    opening,
    /** The opening hours as text. */
    hours: hoursInWords(opening),
    map: {
      label: ['แผนที่วาด: สำนักงาน' + (where[0] ?? ''), ...where.slice(1)].join(' '),
      href: `https://www.google.com/maps/search/?api=1&query=${search}`,
      embed: `https://www.google.com/maps?q=${search}&output=embed`,
    },
    /** Login address for existing customers. */
    crm,
    copyright: `© ${vendor.copyright.since} ${vendor.copyright.holder}`,
    /** Contact data of the sample vendor that has not been replaced. */
    samples: vendor.isSampleVendor ? samplesOf(contact) : {},
  };
}

export type Brand = ReturnType<typeof brandOf>;

/** Labels each part of the contact data that still equals the file. */
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
    phone,
    lineId,
    email,
    privacyEmail,
    hours: hoursInWords(contact),
    address: [postal.street, postal.district, postal.province, postal.code].join(' '),
    map: [place.search, place.station, place.lane, place.road, place.floor].join(' '),
  };
};
