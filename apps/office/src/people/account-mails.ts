import { productName } from '@clinicdee/brand';
import type { Payload } from 'payload';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import { shortMoment } from '../i18n/date-formats.ts';
import { mailHtml } from '../mail/mail-page.ts';

/**
 * Tells the owner of an account about a change that somebody else may have made. Never throws: the change stays
 * without the mail.
 *
 * @param change what happened, such as `เปลี่ยนรหัสผ่านแล้ว`
 */
export async function mailAccountChange(
  payload: Payload,
  to: string,
  change: string,
): Promise<void> {
  if (!environment().SMTP_URL) return;
  try {
    await payload.sendEmail({
      to,
      subject: `${change} – ${productName}`,
      html: mailHtml([
        [`บัญชีหลังบ้านของ ${productName} ที่ใช้อีเมลนี้: ${change} เมื่อ ${shortMoment.format(Date.now())}`],
        ['หากคุณไม่ได้ทำเอง แจ้งผู้ดูแลระบบทันที'],
      ]),
    });
  } catch (error) {
    payload.logger.warn({ code: failureCode(error) }, 'mail about an account not sent');
  }
}
