import type { EmailAdapter } from 'payload';
import { textOf } from '../mail/mail-page.ts';

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
