import type { EmailAdapter } from 'payload';
import { textOf } from '../mail/mail-page.ts';

/** Gives every mail that is HTML alone the same as plain text: Payload's own mail has no place for one. */
export async function plainTextPart<Sent>(
  made: EmailAdapter<Sent> | Promise<EmailAdapter<Sent>>,
): Promise<EmailAdapter<Sent>> {
  const adapter = await made;
  return (given) => {
    const sender = adapter(given);
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
