import { DeliveryFailure } from '../../failure.ts';
import { defineChannel } from './channel.ts';
import { asHtml, asText } from './message.ts';
import { optional } from './variable.ts';

/** A mail to the sales team, by the server that also sends invitations. */
export const mail = defineChannel({
  key: 'email',
  name: 'อีเมล',
  variables: { MAIL_TO: optional },
  needs: { MAIL_TO: 'SMTP_URL' },
  setting: 'SMTP_URL',
  isConfigured: ({ MAIL_TO }) => MAIL_TO !== undefined,
  async send({ message, key, host, sendMail }, { MAIL_TO = '' }) {
    const sent = sendMail({
      to: MAIL_TO,
      subject: message.title,
      text: asText(message),
      html: asHtml(message),
      // The same id at every attempt, so that a mailbox can tell a repeat.
      messageId: `<alert-${key}@${host}>`,
    });
    await sent.catch((error: unknown) => {
      const code = whyNotAsked(error);
      throw code === undefined ? error : new DeliveryFailure(code);
    });
  },
  failures: {
    smtp_away: 'ติดต่อเซิร์ฟเวอร์เมลไม่ได้ ตรวจ SMTP_URL',
    smtp_certificate: 'ใบรับรองของเซิร์ฟเวอร์เมลหมดอายุ เป็นของชื่ออื่น หรือไม่น่าเชื่อถือ ตรวจ SMTP_URL',
    EAUTH: 'เซิร์ฟเวอร์เมลไม่ยอมรับรหัสของเรา ตรวจ SMTP_URL',
    smtp_535: 'เซิร์ฟเวอร์เมลไม่ยอมรับรหัสของเรา ตรวจ SMTP_URL',
    smtp_550: 'เซิร์ฟเวอร์เมลไม่รู้จักผู้รับ ตรวจ MAIL_TO',
  },
});

/** Why the mail server was not even asked to take anything; undefined where it was. */
function whyNotAsked(error: unknown): string | undefined {
  if (!(error instanceof Error && 'command' in error)) return undefined;
  if (error.command !== 'CONN' && error.command !== 'STARTTLS') return undefined;
  // nodemailer leaves the words of TLS, and puts a code of its own in the place of Node's.
  return error.message.includes('certificate') ? 'smtp_certificate' : 'smtp_away';
}
