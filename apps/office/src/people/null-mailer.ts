import { productName } from '@clinicdee/brand';
import { mailDomain } from '@clinicdee/brand/mail-domain';
import type { EmailAdapter } from 'payload';

/**
 * Stands in while no SMTP server is set. Payload's own stand-in writes address and subject into the
 * log; this one only says that a mail was not sent.
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
