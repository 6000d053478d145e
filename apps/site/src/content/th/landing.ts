import { productName } from '@clinicdee/brand';
import { baht } from '../../thai/amount.ts';
import { lowestPrice } from '../packages.ts';
import type { Package } from './packages.ts';
import type { heroOf } from './hero.ts';

/** How the landing page is found and shared. */
export const landingOf = (packages: readonly Package[], hero: ReturnType<typeof heroOf>) => ({
  /** Of the headline its end, which has room in a tab and a list of results. */
  title: `${productName} ระบบบริหารคลินิกออนไลน์ ${hero.title.slice(-2).join(' ')}`,
  description: `ระบบบริหารคลินิกออนไลน์ รวมเวชระเบียน นัดหมาย ห้องตรวจ การเงิน และคลังยา ${hero.proof.price}`,
  /** On the picture of a shared link. */
  sharePicture: {
    label: [`เริ่ม ${baht(lowestPrice(packages), 'th')} บาท`, 'ต่อปี ต่อสาขา (ยังไม่รวม VAT)'],
    caption: 'รายได้วันนี้ {{branches}} สาขา',
    /** A picture is looked at for months: its week is any. */
    week: ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'],
  },
});
