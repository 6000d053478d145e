import { defineChannel } from './channel.ts';
import { asHtml, asText } from './message.ts';
import { optional } from './variable.ts';

/** A mail to the sales team, by the server that also sends invitations. */
export const mail = defineChannel({
  key: 'email',
  name: 'อีเมล',
  variables: { MAIL_TO: optional },
  needs: { MAIL_TO: 'SMTP_URL' },
  isConfigured: ({ MAIL_TO }) => MAIL_TO !== undefined,
  async send({ message, key, host, sendMail }, { MAIL_TO = '' }) {
    await sendMail({
      to: MAIL_TO,
      subject: message.title,
      text: asText(message),
      html: asHtml(message),
      // The same id at every attempt, so that a mailbox can tell a repeat.
      messageId: `<alert-${key}@${host}>`,
    });
  },
  failures: {
    EAUTH: 'เซิร์ฟเวอร์เมลไม่ยอมรับรหัสของเรา ตรวจ SMTP_URL',
    smtp_535: 'เซิร์ฟเวอร์เมลไม่ยอมรับรหัสของเรา ตรวจ SMTP_URL',
    smtp_550: 'เซิร์ฟเวอร์เมลไม่รู้จักผู้รับ ตรวจ MAIL_TO',
  },
});
