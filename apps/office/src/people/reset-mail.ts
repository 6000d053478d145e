import { productName } from '@clinicdee/brand';
import { environment } from '../environment/environment.ts';
import { mailHtml, type Paragraph } from '../mail/mail-page.ts';

const TERM = '(ใช้ได้ภายใน 1 ชั่วโมง)';

/** What it says, for an hour (Payload's own term). */
const paragraphs = (token: string): Paragraph[] => [
  ['มีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีนี้'],
  [{ to: `${environment().OFFICE_URL}/admin/reset/${token}`, words: 'ตั้งรหัสผ่านใหม่' }, ` ${TERM}`],
  ['หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้'],
];

/** The mail behind "ลืมรหัสผ่าน": one link. */
export const resetMail = {
  generateEmailSubject: () => `ตั้งรหัสผ่านใหม่ – ${productName}`,
  generateEmailHTML: (args?: { token?: string }) => mailHtml(paragraphs(args?.token ?? '')),
};
