import {
  isFinalRefusal,
  isMailList,
  mailAddresses,
  pendingRecipients,
  type Recipients,
  sendToEach,
} from '@clinicdee/protocol/http/mail-recipients';
import { DeliveryFailure } from '../../errors/failure.ts';
import { defineChannel } from './channel.ts';
import { asHtml, asText } from './message.ts';
import { optional } from './variable.ts';

/** A mail to the sales team, by the server that also sends invitations. */
export const mail = defineChannel({
  key: 'email',
  name: 'อีเมล',
  variables: {
    MAIL_TO: optional.refine((list) => list === undefined || isMailList(list), {
      error: 'must be e-mail addresses with commas between them',
    }),
  },
  needs: { MAIL_TO: 'SMTP_URL' },
  setting: 'SMTP_URL',
  isConfigured: ({ MAIL_TO }) => MAIL_TO !== undefined,
  recipients: ({ MAIL_TO = '' }) => mailAddresses(MAIL_TO),
  async send({ message, key, host, sendMail, recipients, noteRecipient }, { MAIL_TO = '' }) {
    const mail = {
      to: MAIL_TO,
      subject: message.title,
      text: asText(message),
      html: asHtml(message),
      // The same id at every attempt, so that a mailbox can tell a repeat.
      messageId: `<alert-${key}@${host}>`,
    };
    const known: Record<string, string> = { ...recipients };
    const all = mailAddresses(MAIL_TO);
    const sent = sendToEach(
      pendingRecipients(all, known),
      (address) => sendMail({ ...mail, recipient: address }),
      async (address, outcome) => {
        known[address] = outcome;
        await noteRecipient(address, outcome);
      },
    );
    await sent.catch((error: unknown) => {
      const code = whyNotAsked(error);
      throw code === undefined ? error : new DeliveryFailure(code);
    });
    throwRefusal(all, known);
  },
  failures: {
    smtp_away: 'ติดต่อเซิร์ฟเวอร์เมลไม่ได้ ตรวจ SMTP_URL',
    smtp_certificate: 'ใบรับรองของเซิร์ฟเวอร์เมลหมดอายุ เป็นของชื่ออื่น หรือไม่น่าเชื่อถือ ตรวจ SMTP_URL',
    EAUTH: 'เซิร์ฟเวอร์เมลไม่ยอมรับรหัสของเรา ตรวจ SMTP_URL',
    smtp_535: 'เซิร์ฟเวอร์เมลไม่ยอมรับรหัสของเรา ตรวจ SMTP_URL',
    smtp_450: 'เซิร์ฟเวอร์เมลยังไม่รับจดหมายของผู้รับ ระบบจะลองใหม่เอง',
    smtp_451: 'เซิร์ฟเวอร์เมลยังไม่รับจดหมายของผู้รับ ระบบจะลองใหม่เอง',
    smtp_452: 'กล่องจดหมายของผู้รับยังเต็ม ระบบจะลองใหม่เอง',
    smtp_550: 'เซิร์ฟเวอร์เมลไม่รู้จักผู้รับ ตรวจ MAIL_TO',
    smtp_552: 'กล่องจดหมายของผู้รับเต็ม',
    smtp_553: 'เซิร์ฟเวอร์เมลไม่รู้จักผู้รับ ตรวจ MAIL_TO',
    smtp_554: 'เซิร์ฟเวอร์เมลปฏิเสธจดหมายถึงผู้รับ',
  },
});

/** @throws DeliveryFailure for the recipients that were not reached: final where no one is left to be tried */
function throwRefusal(all: readonly string[], known: Recipients): void {
  const missed = all.filter((address) => known[address] !== 'sent');
  const code = (open: boolean) =>
    missed.map((address) => known[address] ?? '').find((one) => isFinalRefusal(one) !== open);
  const [again, never] = [code(true), code(false)];
  if (again !== undefined) throw new DeliveryFailure(again);
  if (never !== undefined) throw new DeliveryFailure(never, true);
}

/** Why the mail server was not even asked to take anything; undefined where it was. */
function whyNotAsked(error: unknown): string | undefined {
  if (!(error instanceof Error && 'command' in error)) return undefined;
  if (error.command !== 'CONN' && error.command !== 'STARTTLS') return undefined;
  // nodemailer leaves the words of TLS, and puts a code of its own in the place of Node's.
  return error.message.includes('certificate') ? 'smtp_certificate' : 'smtp_away';
}
