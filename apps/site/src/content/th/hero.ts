import { baht } from '../../thai/amount.ts';
import type { Brand } from './brand.ts';
import { claims } from './claims.ts';
import { lowestPrice } from '../packages.ts';
import type { Package } from './packages.ts';

/** The first screen. */
export const heroOf = (brand: Brand, packages: readonly Package[]) => ({
  title: ['เปิดคลินิกเช้านี้', 'เห็นคิว เงิน ยา', 'ครบในจอเดียว'],
  lead: `${brand.name} คือระบบบริหารคลินิกออนไลน์ รวมเวชระเบียน นัดหมาย ห้องตรวจ การเงิน และคลังยาของทุกสาขาไว้ที่เดียว`,
  /** From the tablet up, where it has room above the fold. */
  devices: 'เปิดได้ทั้งบนมือถือ แท็บเล็ต และคอมพิวเตอร์',
  phone: 'ขอทดลองใช้ฟรี',
  /** In full, and where only its last word has room. */
  line: ['คุยกับทีมงานทาง', 'LINE'] as [string, string],
  /** Whether somebody answers now; `{{day}}` is a weekday's name. Without a script the week's hours stand. */
  opening: {
    open: `เปิดอยู่ ถึง ${brand.opening.closes} น.`,
    today: `เปิดวันนี้ ${brand.opening.opens} น.`,
    tomorrow: `เปิดพรุ่งนี้ ${brand.opening.opens} น.`,
    later: `เปิด{{day}} ${brand.opening.opens} น.`,
  },
  toForm: 'หรือฝากเบอร์ ให้ทีมงานโทรกลับ',
  /** The line of proof: who uses it, and what it costs. */
  proof: {
    clinics: `คลินิกกว่า ${claims.clinics} แห่งเลือกใช้`,
    price: `เริ่ม ${baht(lowestPrice(packages), 'th')} บาท ต่อปี ต่อสาขา (ยังไม่รวม VAT)`,
  },
  /** The two buttons of the drawn story. */
  story: { pause: 'หยุดภาพเคลื่อนไหว', again: 'เล่นภาพเคลื่อนไหวอีกครั้ง' },
});
