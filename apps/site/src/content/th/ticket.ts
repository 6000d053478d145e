import { productName } from '@clinicdee/brand';
import type { Brand } from './brand.ts';
import { page } from './page.ts';

/** When they call, as pieces that stay whole, with the opening hours. */
const time: Readonly<Record<'open' | 'today' | 'tomorrow' | 'later', readonly string[]>> = {
  open: ['ในเวลาทำการ', 'วันนี้ถึง {{closes}} น.'],
  today: ['วันนี้', '{{opens}}–{{closes}} น.'],
  tomorrow: ['พรุ่งนี้ {{day}}', '{{opens}}–{{closes}} น.'],
  later: ['{{day}}', '{{opens}}–{{closes}} น.'],
};

/** The ticket that whoever sent a form takes home, and what can be done with its number. */
export const ticketOf = (brand: Brand) => ({
  brand: productName,
  reference: 'เลขอ้างอิง',
  call: 'เจ้าหน้าที่จะโทรกลับ',
  /** Before the number that was given. */
  callTo: 'เจ้าหน้าที่จะโทรหาที่',
  time,
  /** What the time is told by. */
  opening: brand.opening,
  line: {
    label: 'คุยทาง LINE พร้อมเลขนี้',
    href: brand.line.chat,
    /** What stands in the chat, ready to be sent. */
    text: 'สอบถามเลขอ้างอิง {{reference}}',
    newTab: page.newTab,
  },
  copy: 'คัดลอกเลข',
  copied: 'คัดลอกเลขอ้างอิงแล้ว',
  notCopied: 'คัดลอกไม่ได้ แตะเลขค้างไว้แล้วเลือกคัดลอก',
});
