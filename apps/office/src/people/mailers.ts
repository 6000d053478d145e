import { productName } from '@clinicdee/brand';
import { mailDomain } from '@clinicdee/brand/mail-domain';
import type { EmailAdapter } from 'payload';
import { textOf } from '../mail/mail-page.ts';

/**
 * The mailer without an SMTP server. Payload's own one writes address and subject to the log; this one
 * only logs that a mail was not sent.
 */
export const nullMailer: EmailAdapter<void> = ({ payload }) => ({
  name: 'silent',
  defaultFromAddress: `office@${mailDomain}`,
  defaultFromName: productName,
  sendEmail: () => {
    payload.logger.warn({ code: 'smtp_not_set' }, 'mail not sent: SMTP_URL is not set');
    return Promise.resolve();
  },
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
      sendEmail: ({ html, text, ...mail }) =>
        sender.sendEmail({
          ...mail,
          ...(html !== undefined && { html }),
          text: text ?? (typeof html === 'string' ? textOf(html) : undefined),
        }),
    };
  };
}
