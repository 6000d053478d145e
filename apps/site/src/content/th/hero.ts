import { amount } from '../../thai/amount.ts';
import { brand } from './brand.ts';
import { claims } from './claims.ts';
import { lowestPrice } from '../packages.ts';
import { packages } from './packages.ts';

/** The first screen. */
export const hero = {
  title: ['เปิดคลินิกเช้านี้', 'เห็นคิว เงิน ยา', 'ครบในจอเดียว'],
  lead: `${brand.name} คือระบบบริหารคลินิกออนไลน์ รวมเวชระเบียน นัดหมาย ห้องตรวจ การเงิน และคลังยาของทุกสาขาไว้ที่เดียว เปิดได้ทั้งบนมือถือ แท็บเล็ต และคอมพิวเตอร์`,
  phone: 'ขอทดลองใช้ฟรี',
  line: 'คุยกับทีมงานทาง LINE',
  /** The line of proof: who uses it, and what it costs. */
  proof: {
    clinics: `คลินิกกว่า ${claims.clinics} แห่งเลือกใช้`,
    price: `เริ่ม ${amount(lowestPrice(packages), 'th')} บาท ต่อปี ต่อสาขา (ยังไม่รวม VAT)`,
  },
};
