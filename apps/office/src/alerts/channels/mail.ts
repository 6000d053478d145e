import {
  isFinalRefusal,
  lacksTls,
  mailAddresses,
  pendingRecipients,
  type Recipients,
  sendToEach,
} from '@clinicdee/protocol/http/mail';
import { mailList } from '@clinicdee/protocol/variables';
import { DeliveryFailure } from '../../errors/failure.ts';
import { asHtml, asText, defineChannel } from './channel.ts';

/** Mail to the sales team over the office's SMTP server. */
export const mail = defineChannel({
  key: 'email',
  name: 'อีเมล',
  variables: {
    MAIL_TO: mailList.optional(),
  },
  needs: { MAIL_TO: 'SMTP_URL' },
  setting: 'SMTP_URL',
  isConfigured: ({ MAIL_TO }) => MAIL_TO !== undefined,
  async send({ message, key, host, sendMail, recipients, noteRecipient }, { MAIL_TO = '' }) {
    const mail = {
      to: MAIL_TO,
      subject: message.title,
      text: asText(message),
      html: asHtml(message),
      // The same id at every attempt, so that mailboxes can deduplicate.
      messageId: `<alert-${key}@${host}>`,
    };
    const outcomes: Record<string, string> = { ...recipients };
    const all = mailAddresses(MAIL_TO);
    await sendToEach(
      pendingRecipients(all, outcomes),
      (address) => sendMail({ ...mail, recipient: address }).catch(throwCommonError),
      async (address, outcome) => {
        outcomes[address] = outcome;
        await noteRecipient(address, outcome);
      },
    );
    throwRefusal(all, outcomes);
  },
  failures: {
    smtp_away: 'ติดต่อเซิร์ฟเวอร์เมลไม่ได้ ตรวจ SMTP_URL',
    smtp_certificate: 'ใบรับรองของเซิร์ฟเวอร์เมลหมดอายุ เป็นของชื่ออื่น หรือไม่น่าเชื่อถือ ตรวจ SMTP_URL',
    smtp_no_tls: 'เซิร์ฟเวอร์เมลไม่มี TLS จึงไม่ส่งอีเมล ใช้ smtps:// หรืออนุญาตด้วย SMTP_ALLOW_PLAINTEXT=1',
    smtp_sender: 'เซิร์ฟเวอร์เมลไม่ยอมรับผู้ส่ง ตรวจ MAIL_FROM และรหัสใน SMTP_URL',
    EAUTH: 'เซิร์ฟเวอร์เมลไม่ยอมรับรหัสของเรา ตรวจ SMTP_URL',
    smtp_4xx: 'เซิร์ฟเวอร์เมลยังไม่รับจดหมายของผู้รับ ระบบจะลองใหม่เอง',
    smtp_452: 'กล่องจดหมายของผู้รับยังเต็ม ระบบจะลองใหม่เอง',
    // Also of a sender without SPF or DKIM, by Gmail and Exchange.
    smtp_550:
      'เซิร์ฟเวอร์เมลไม่รู้จักผู้รับ หรือไม่ยอมรับจดหมายของเรา ตรวจ MAIL_TO และ SPF กับ DKIM ของ MAIL_FROM',
    smtp_552: 'กล่องจดหมายของผู้รับเต็ม',
    smtp_553: 'เซิร์ฟเวอร์เมลไม่รู้จักผู้รับ ตรวจ MAIL_TO',
    smtp_5xx: 'เซิร์ฟเวอร์เมลปฏิเสธจดหมายถึงผู้รับ',
  },
});

/** @throws DeliveryFailure when recipients were not reached; final when all of them refused for good */
function throwRefusal(all: readonly string[], outcomes: Recipients): void {
  const missed = all.filter((address) => outcomes[address] !== 'sent');
  const code = (open: boolean) =>
    missed
      .map((address) => outcomes[address] ?? '')
      .find((outcome) => isFinalRefusal(outcome) !== open);
  const temporary = code(true);
  const final = code(false);
  if (temporary !== undefined) throw new DeliveryFailure(temporary);
  if (final !== undefined) throw new DeliveryFailure(final, true);
}

/** @throws DeliveryFailure for an error that concerns all recipients; otherwise the error */
function throwCommonError(
  error: Error & { code?: string; command?: string; responseCode?: number },
): never {
  if (lacksTls(error)) throw new DeliveryFailure('smtp_no_tls');
  const { code, command = 'CONN', message, responseCode = 0 } = error;
  if (code === 'EAUTH' && responseCode >= 500) throw new DeliveryFailure(code);
  if (command === 'MAIL FROM' && responseCode >= 500) throw new DeliveryFailure('smtp_sender');
  if (command !== 'CONN' && command !== 'STARTTLS') throw error;
  // nodemailer replaces Node's error code but keeps the TLS message.
  throw new DeliveryFailure(message.includes('certificate') ? 'smtp_certificate' : 'smtp_away');
}
