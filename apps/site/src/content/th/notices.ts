import { nameAfterThai } from '@clinicdee/brand';
import type { Notices } from '../notices.ts';

/**
 * Versions of the consent notice under the form (spec §2), newest first. Leads store the wording that the sender
 * saw, so never edit an entry: add a new one on top.
 */
export const notices: Notices = [
  {
    version: '2568-09-05',
    before: `เมื่อส่งข้อมูล ถือว่าคุณยินยอมให้${nameAfterThai} เก็บและใช้ข้อมูลเพื่อติดต่อกลับและนำเสนอผลิตภัณฑ์ ตาม`,
    link: 'นโยบายความเป็นส่วนตัว',
  },
];
