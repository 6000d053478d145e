import { productName } from '@clinicdee/brand';
import { baht } from '../../thai/amount.ts';
import { lowestPrice } from '../packages.ts';
import type { Package } from './packages.ts';
import type { heroOf } from './hero.ts';

/** Metadata of the landing page. */
export const landingOf = (packages: readonly Package[], hero: ReturnType<typeof heroOf>) => ({
  /** Only the headline's end fits in a tab and a search result. */
  title: `${productName} ระบบบริหารคลินิกออนไลน์ ${hero.title.slice(-2).join(' ')}`,
  description: `ระบบบริหารคลินิกออนไลน์ รวมเวชระเบียน นัดหมาย ห้องตรวจ การเงิน และคลังยา ${hero.proof.price}`,
  /** On the share picture. */
  sharePicture: {
    label: [`เริ่ม ${baht(lowestPrice(packages), 'th')} บาท`, 'ต่อปี ต่อสาขา (ยังไม่รวม VAT)'],
    caption: 'รายได้วันนี้ {{branches}} สาขา',
    /** Pictures are cached for months, so the week is generic. */
    week: ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'],
  },
});
