import { productName } from '@clinicdee/brand';
import type { Brand } from './brand.ts';
import { page } from './every-page.ts';

/** Call-back times as unbreakable phrases, with the opening hours. */
const time: Readonly<Record<'open' | 'today' | 'tomorrow' | 'later', readonly string[]>> = {
  open: ['ในเวลาทำการ', 'วันนี้ถึง {{closes}} น.'],
  today: ['วันนี้', '{{opens}}–{{closes}} น.'],
  tomorrow: ['พรุ่งนี้ {{day}}', '{{opens}}–{{closes}} น.'],
  later: ['{{day}}', '{{opens}}–{{closes}} น.'],
};

/** The confirmation ticket and the actions with its number. */
export const ticketOf = (brand: Brand) => ({
  brand: productName,
  reference: 'เลขอ้างอิง',
  call: 'เจ้าหน้าที่จะโทรกลับ',
  /** Before the visitor's phone number. */
  callTo: 'เจ้าหน้าที่จะโทรหาที่',
  time,
  /** Opening hours for the call-back time. */
  opening: brand.opening,
  line: {
    label: 'คุยทาง LINE พร้อมเลขนี้',
    href: brand.line.chat,
    /** Prefilled chat message. */
    text: 'สอบถามเลขอ้างอิง {{reference}}',
    newTab: page.newTab,
  },
  copy: 'คัดลอกเลข',
  copied: 'คัดลอกเลขอ้างอิงแล้ว',
  notCopied: 'คัดลอกไม่ได้ แตะเลขค้างไว้แล้วเลือกคัดลอก',
});
