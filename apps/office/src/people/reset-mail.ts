import { productName } from '@clinicdee/brand';
import { environment } from '../environment/environment.ts';
import { mailHtml, type Paragraph } from '../mail/mail-page.ts';

const VALIDITY = '(ใช้ได้ภายใน 1 ชั่วโมง)';

/** The mail's text. Payload's links are valid for one hour. */
const paragraphs = (token: string): Paragraph[] => [
  ['มีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีนี้'],
  [
    { to: `${environment().OFFICE_URL}/admin/reset/${token}`, words: 'ตั้งรหัสผ่านใหม่' },
    ` ${VALIDITY}`,
  ],
  ['หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้'],
];

/** The password reset mail ("ลืมรหัสผ่าน"). */
export const resetMail = {
  generateEmailSubject: () => `ตั้งรหัสผ่านใหม่ – ${productName}`,
  generateEmailHTML: (args?: { token?: string }) => mailHtml(paragraphs(args?.token ?? '')),
};
