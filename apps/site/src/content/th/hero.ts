import { baht } from '../../thai/amount.ts';
import type { Brand } from './brand.ts';
import type { Facts } from '../facts.ts';
import { fill } from '../fill-in.ts';
import type { Claims } from './claims.ts';
import { lowestPrice } from '../packages.ts';
import type { Package } from './packages.ts';

/** The first screen; editable in the office. */
export const heroOf = (
  { home: { hero } }: Facts,
  brand: Brand,
  claims: Claims,
  packages: readonly Package[],
) => ({
  title: hero.title,
  lead: fill(hero.lead, { name: brand.name }),
  /** Shown from tablet width, where it fits above the fold. */
  devices: hero.devices,
  phone: hero.phone,
  /** Full label; narrow screens show only the last word. */
  line: ['คุยกับทีมงานทาง', 'LINE'] as [string, string],
  /** Opening state; `{{day}}` is a weekday, `{{clock}}` a time. Without JavaScript the week's hours are shown. */
  opening: {
    open: `เปิดอยู่ ถึง {{clock}} น.`,
    today: `เปิดวันนี้ {{clock}} น.`,
    tomorrow: `เปิดพรุ่งนี้ {{clock}} น.`,
    later: `เปิด{{day}} {{clock}} น.`,
  },
  toForm: hero.toForm,
  /** Proof points: customers and price. */
  proof: {
    clinics: claims.has('clinics')
      ? `คลินิกกว่า ${claims.get('clinics')?.figure} แห่งเลือกใช้`
      : undefined,
    price: `เริ่ม ${baht(lowestPrice(packages), 'th')} บาท ต่อปี ต่อสาขา (ยังไม่รวม VAT)`,
  },
  /** Controls of the animation. */
  story: { pause: 'หยุดภาพเคลื่อนไหว', again: 'เล่นภาพเคลื่อนไหวอีกครั้ง' },
});
