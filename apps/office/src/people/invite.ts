import { productName } from '@clinicdee/brand';
import type { CollectionAfterChangeHook } from 'payload';
import { failureCode } from '../errors/failure.ts';
import { environment } from '../environment/environment.ts';
import { mailHtml } from '../mail/mail-page.ts';

/** How long an invitation is valid, in milliseconds. */
const INVITATION_MS = 7 * 24 * 60 * 60_000;

/**
 * Sends a new user a link to set their own password. Without a mail server the admin hands over the
 * initial password, which has to be changed at the first login.
 */
export const invite: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const { SMTP_URL, OFFICE_URL } = environment();
  if (operation !== 'create' || !req.user || !SMTP_URL) return;
  const { id, email } = doc as { id: number; email: string };
  try {
    const token = await req.payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      expiration: INVITATION_MS,
      req,
      overrideAccess: true,
    });
    await req.payload.sendEmail({
      to: email,
      subject: `เชิญใช้งานหลังบ้าน – ${productName}`,
      html: mailHtml([
        [`คุณได้รับเชิญให้ใช้หลังบ้านของ ${productName}`],
        [{ to: `${OFFICE_URL}/admin/reset/${token}`, words: 'ตั้งรหัสผ่านของคุณ' }, ' (ใช้ได้ภายใน 7 วัน)'],
        ['หลังจากนั้นเข้าสู่ระบบด้วยอีเมลนี้ที่ ', { to: `${OFFICE_URL}/admin` }],
      ]),
    });
  } catch (error) {
    // The account exists all the same, and "ลืมรหัสผ่าน" sends another link.
    req.payload.logger.warn({ id, code: failureCode(error) }, 'invitation not sent');
  }
};
