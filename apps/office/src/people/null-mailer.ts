import { productName } from '@clinicdee/brand';
import { mailDomain } from '@clinicdee/brand/mail-domain';
import type { EmailAdapter } from 'payload';

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
