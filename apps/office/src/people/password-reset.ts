import { productName } from '@clinicdee/brand';
import {
  addDataAndFileToRequest,
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterOperationHook,
  type Endpoint,
} from 'payload';
import { recordEvent } from '../audit/record-event.ts';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import { mailHtml } from '../mail/mail-page.ts';
import { operationOf } from '../payload-patches/operation-of.ts';
import { endSessions } from '../payload-patches/sessions.ts';
import type { User } from '../payload-types.ts';
import { accountIn, limitOf } from './log-in.ts';
import { mailAccountChange, sendMail } from './mails.ts';
import { activeFactorOf } from './second-factor.ts';

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
    if (email === '') throw new APIError('กรอกอีเมลของบัญชี', 400);
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

const linkOf = (token = '') => `${environment().OFFICE_URL}/admin/reset/${token}`;

/** The mail of "ลืมรหัสผ่าน". Payload's links are valid for one hour. */
export const resetMail = {
  generateEmailSubject: () => `ตั้งรหัสผ่านใหม่ – ${productName}`,
  generateEmailHTML: (args?: { token?: string }) =>
    mailHtml([
      ['มีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีนี้'],
      [{ to: linkOf(args?.token), words: 'ตั้งรหัสผ่านใหม่' }, ' (ใช้ได้ภายใน 1 ชั่วโมง)'],
      ['หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้'],
    ]),
};

/** How long an invitation is valid, in milliseconds. */
const INVITATION_MS = 7 * 24 * 60 * 60_000;

/**
 * Sends a new user a link to set their own password. Without a mail server the admin hands over the
 * initial password, which has to be changed at the first login.
 */
export const invite: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  const { SMTP_URL, OFFICE_URL } = environment();
  if (operation !== 'create' || !req.user || !SMTP_URL) return;
  const { email } = doc;
  const token = await req.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: INVITATION_MS,
    req,
    overrideAccess: true,
  });
  // If the mail is not sent, "ลืมรหัสผ่าน" sends another link.
  await sendMail(req.payload, email, 'เชิญใช้งานหลังบ้าน', [
    [`คุณได้รับเชิญให้ใช้หลังบ้านของ ${productName}`],
    [{ to: linkOf(token), words: 'ตั้งรหัสผ่านของคุณ' }, ' (ใช้ได้ภายใน 7 วัน)'],
    ['หลังจากนั้นเข้าสู่ระบบด้วยอีเมลนี้ที่ ', { to: `${OFFICE_URL}/admin` }],
  ]);
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
  if (await activeFactorOf(req, id)) await endSessions(req, id, () => true);
  await limitOf(req).resetAccount(email);
  const text = 'ตั้งรหัสผ่านใหม่ด้วยลิงก์ในอีเมล';
  await recordEvent(req, { event: 'password', text, account: email });
  void mailAccountChange(req.payload, email, 'เปลี่ยนรหัสผ่านแล้ว');
  return result;
};
