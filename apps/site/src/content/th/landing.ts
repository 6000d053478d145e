import { baht } from '../../thai/amount.ts';
import type { Facts } from '../facts.ts';
import { fill } from '../fill-in.ts';
import { lowestPrice } from '../packages.ts';
import type { Brand } from './brand.ts';
import type { Package } from './packages.ts';
import type { heroOf } from './hero.ts';

/** A package at its price without promotion. */
export const ordinary = ({ promotion, yearlySatang }: Package) => ({
  yearlySatang: promotion?.ordinarySatang ?? yearlySatang,
});

/** Metadata of the landing page; editable in the office. */
export const landingOf = (
  { home }: Facts,
  { name }: Brand,
  packages: readonly Package[],
  hero: ReturnType<typeof heroOf>,
) => ({
  /** Only the headline's end fits in a tab and a search result. */
  title: fill(home.searchTitle, { name, headline: hero.title.slice(-2).join(' ') }),
  description: fill(home.searchDescription, { name, price: hero.proof.price }),
  /** On the share picture. */
  sharePicture: {
    /** Pictures are cached for months, so the price is the ordinary one. */
    label: [
      `เริ่ม ${baht(lowestPrice(packages.map(ordinary)), 'th')} บาท`,
      'ต่อปี ต่อสาขา (ยังไม่รวม VAT)',
    ],
    caption: 'รายได้วันนี้ {{branches}} สาขา',
    /** Pictures are cached for months, so the week is generic. */
    week: ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'],
  },
});
