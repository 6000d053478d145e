import { productName } from '@clinicdee/brand';
import {
  addDataAndFileToRequest,
  APIError,
  type CollectionAfterOperationHook,
  type Endpoint,
} from 'payload';
import { recordEvent } from '../audit/record-event.ts';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import { mailHtml, type Paragraph } from '../mail/mail-page.ts';
import { operationOf } from '../payload-patches/operation-of.ts';
import { endSessions } from '../payload-patches/sessions.ts';
import { mailAccountChange } from './account-mails.ts';
import { accountIn, unlockAccount } from './log-in.ts';
import { secondFactorOf } from './second-factor.ts';

/**
 * `POST /api/users/forgot-password`, replaces Payload's own, which responds after the mail was sent or failed: its time
 * and text reveal whether an account exists. Responds 503 without a mail server.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = accountIn(req.data);
    if (!email) throw new APIError('กรอกอีเมลของบัญชี', 400, undefined, true);
    // Not JSON: Payload's form shows any JSON response as success.
    if (!environment().SMTP_URL) return new Response('SMTP_URL is not set', { status: 503 });
    const { payload } = req;
    // Without `req`, whose transaction ends before the mail is sent.
    payload
      .forgotPassword({ collection: 'users', data: { email }, overrideAccess: true })
      .catch((error: unknown) => {
        payload.logger.warn({ code: failureCode(error) }, 'link for a new password not sent');
      });
    return Response.json({ message: req.t('general:success') });
  },
};

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

/**
 * Clears the requirement to change the password, unlocks the account, records the reset and tells the owner. Ends the
 * session that Payload starts if the account has a second factor: its owner logs in with password and code.
 */
export const afterPasswordReset: CollectionAfterOperationHook = async (hook) => {
  const { req, result } = hook;
  if (operationOf(hook) !== 'resetPassword') return result;
  const { id, email = '' } = (result as { user: { id: number; email?: string } }).user;
  const data = { mustChangePassword: false };
  await req.payload.db.updateOne({ collection: 'users', id, data, req });
  if ((await secondFactorOf(req, id))?.isActive) await endSessions(req, id, () => true);
  await unlockAccount(req, email);
  const text = 'ตั้งรหัสผ่านใหม่ด้วยลิงก์ในอีเมล';
  await recordEvent(req, { event: 'password', text, account: email });
  void mailAccountChange(req.payload, email, 'เปลี่ยนรหัสผ่านแล้ว');
  return result;
};
