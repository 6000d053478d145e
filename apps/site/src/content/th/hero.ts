import { baht } from '../../thai/amount.ts';
import type { Brand } from './brand.ts';
import type { Facts } from '../facts.ts';
import { fill } from '../fill-in.ts';
import type { Claims } from './claims.ts';
import { lowestPrice } from '../packages.ts';
import type { Package } from './packages.ts';

/** The first screen, whose words the office may change. */
export const heroOf = (
  { hero }: Facts,
  brand: Brand,
  claims: Claims,
  packages: readonly Package[],
) => ({
  title: hero.title,
  lead: fill(hero.lead, { name: brand.name }),
  /** From the tablet up, where it has room above the fold. */
  devices: hero.devices,
  phone: hero.phone,
  /** In full, and where only its last word has room. */
  line: ['คุยกับทีมงานทาง', 'LINE'] as [string, string],
  /**
   * Whether somebody answers now; `{{day}}` is a weekday's name, `{{clock}}` a time of day. Without a script the week's
   * hours stand.
   */
  opening: {
    open: `เปิดอยู่ ถึง {{clock}} น.`,
    today: `เปิดวันนี้ {{clock}} น.`,
    tomorrow: `เปิดพรุ่งนี้ {{clock}} น.`,
    later: `เปิด{{day}} {{clock}} น.`,
  },
  toForm: hero.toForm,
  /** The line of proof: who uses it, and what it costs. */
  proof: {
    clinics: claims.has('clinics')
      ? `คลินิกกว่า ${claims.get('clinics')?.figure} แห่งเลือกใช้`
      : undefined,
    price: `เริ่ม ${baht(lowestPrice(packages), 'th')} บาท ต่อปี ต่อสาขา (ยังไม่รวม VAT)`,
  },
  /** The two buttons of the drawn story. */
  story: { pause: 'หยุดภาพเคลื่อนไหว', again: 'เล่นภาพเคลื่อนไหวอีกครั้ง' },
});
