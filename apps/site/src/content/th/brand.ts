import * as vendor from '@clinicdee/brand/vendor';
import { hours } from './hours.ts';

const { lineId, phone, place } = vendor;
const line = encodeURIComponent(lineId);
const lineHref = `https://line.me/R/ti/p/${line}`;
const search = encodeURIComponent(place.search).replaceAll('%20', '+');

/** Who the vendor is and how to reach them, as the pages show it. The facts are in `packages/brand`. */
export const brand = {
  isSample: vendor.isSampleVendor,
  name: vendor.productName,
  /** The two halves of the wordmark; the second is set lighter. */
  wordmark: [...vendor.wordmark] as [string, string],
  latinName: vendor.latinName,
  dentalName: vendor.dentalName,
  company: vendor.company,
  description: 'ระบบบริหารคลินิกออนไลน์ครบวงจร ลดงานซ้ำซ้อน รองรับหลายสาขา เหมาะกับคลินิกทุกขนาด',
  phone: { shown: phone, href: `tel:+66${phone.replace(/\D/g, '').replace(/^0/, '')}` },
  line: {
    id: lineId,
    href: lineHref,
    /** Opens the chat on a phone; what follows `?` stands in it, ready to be sent. */
    chat: `https://line.me/R/oaMessage/${line}/`,
  },
  email: vendor.email,
  privacyEmail: vendor.privacyEmail,
  address: Object.values(vendor.postal).join(' '),
  /** The same in the parts that a directory wants. */
  postal: vendor.postal,
  /** Where else the vendor is. */
  profiles: [lineHref, ...vendor.profiles],
  hours,
  map: {
    label: `แผนที่วาด: สำนักงาน${place.station && `ใกล้ ${place.station}`} ${place.road}`,
    href: `https://www.google.com/maps/search/?api=1&query=${search}`,
    embed: `https://www.google.com/maps?q=${search}&output=embed`,
  },
  crm: vendor.crm,
  copyright: `© ${vendor.copyright.since} ${vendor.copyright.holder}`,
};
