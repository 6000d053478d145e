import { amount } from '../../thai/amount.ts';
import { lowestPrice } from '../packages.ts';
import { packages } from './packages.ts';
import { brand } from './brand.ts';
import { hero } from './hero.ts';

/** How the landing page is found and shared. */
export const landing = {
  title: `${brand.name} ระบบบริหารคลินิกออนไลน์ เห็นคิว เงิน ยา ครบในจอเดียว`,
  description: `ระบบบริหารคลินิกออนไลน์ รวมเวชระเบียน นัดหมาย ห้องตรวจ การเงิน และคลังยา ${hero.proof.price}`,
  /** On the picture of a shared link. */
  sharePicture: {
    label: [`เริ่ม ${amount(lowestPrice(packages), 'th')} บาท`, 'ต่อปี ต่อสาขา (ยังไม่รวม VAT)'],
    caption: 'รายได้วันนี้ {{branches}} สาขา',
  },
};
