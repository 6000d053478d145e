import { productName } from '@clinicdee/brand';
import { mailDomain } from '@clinicdee/brand/mail-domain';
import type { EmailAdapter, Payload } from 'payload';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import { shortMoment } from '../i18n/date-formats.ts';
import { mailHtml, type Paragraph, textOf } from '../mail/mail-page.ts';

/**
 * Sends a mail. Never throws: what the mail is about stays without it.
 *
 * @returns whether it was sent; false without a mail server
 */
export async function sendMail(
  payload: Payload,
  to: string,
  subject: string,
  paragraphs: readonly Paragraph[],
): Promise<boolean> {
  if (!environment().SMTP_URL) return false;
  const html = mailHtml(paragraphs);
  try {
    await payload.sendEmail({ to, subject: `${subject} – ${productName}`, html });
    return true;
  } catch (error) {
    payload.logger.warn({ code: failureCode(error) }, 'mail not sent');
    return false;
  }
}

/**
 * Tells the owner of an account about a change that somebody else may have made.
 *
 * @param change what happened, such as `เปลี่ยนรหัสผ่านแล้ว`
 */
export const mailAccountChange = (payload: Payload, to: string, change: string) =>
  sendMail(payload, to, change, [
    [`บัญชีหลังบ้านของ ${productName} ที่ใช้อีเมลนี้: ${change} เมื่อ ${shortMoment.format(Date.now())}`],
    ['หากคุณไม่ได้ทำเอง แจ้งผู้ดูแลระบบทันที'],
  ]);

/** The mailer without an SMTP server. Payload's own one writes address and subject to the log. */
export const nullMailer: EmailAdapter<void> = () => ({
  name: 'silent',
  defaultFromAddress: `office@${mailDomain}`,
  defaultFromName: productName,
  sendEmail: () => Promise.resolve(),
});

/** Adds a plain-text part to mails that have only HTML, such as Payload's own. */
export async function plainTextPart<Sent>(
  original: EmailAdapter<Sent> | Promise<EmailAdapter<Sent>>,
): Promise<EmailAdapter<Sent>> {
  const adapter = await original;
  return (args) => {
    const sender = adapter(args);
    return {
      ...sender,
      sendEmail: ({ html, ...mail }) => {
        const text = typeof html === 'string' ? textOf(html) : undefined;
        return sender.sendEmail({ text, ...mail, ...(html !== undefined && { html }) });
      },
    };
  };
}
