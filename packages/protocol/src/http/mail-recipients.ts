import addressParser from 'nodemailer/lib/addressparser/index.js';

/** What a mail server answered about one recipient: `sent`, or the code of its refusal (`smtp_550`). */
export type Recipients = Readonly<Record<string, string>>;

/**
 * The addresses in a list as it stands in `MAIL_TO`, each once: with or without names, quotes and groups,
 * separated by commas or semicolons. A part that has no address is left out.
 */
export function mailAddresses(list: string): string[] {
  const found = new Map<string, string>();
  for (const { address } of addressParser(list, { flatten: true }))
    if (/^[^\s@]+@[^\s@]+$/.test(address) && !found.has(address.toLowerCase()))
      found.set(address.toLowerCase(), address);
  return [...found.values()];
}

/** Whether each part of such a list has an address: a part without one would never be told of anything. */
export function isMailList(list: string): boolean {
  const parts = addressParser(list, { flatten: true });
  return parts.length > 0 && parts.every(({ address }) => mailAddresses(address).length === 1);
}

/** Whether a refusal is final: a 5xx answer. After a 4xx the server wants to be asked again. */
export const isFinalRefusal = (code: string): boolean => /^smtp_5\d\d$/.test(code);

/** The recipients that are still to be sent to. */
export const openRecipients = (all: readonly string[], known: Recipients): string[] =>
  all.filter((address) => {
    const outcome = known[address];
    return outcome === undefined || (outcome !== 'sent' && !isFinalRefusal(outcome));
  });

/**
 * Sends a mail to each recipient in a transaction of its own, one after another: what the server answers
 * then speaks of that recipient alone, whether it refuses at `RCPT` or after the text, and nobody is sent a
 * second copy because of somebody else.
 *
 * @param send hands the mail over for one address
 * @param note called after each answer, and waited for
 * @throws what `send` throws when the server could not be asked, or refuses the sender; the rest is not tried then
 */
export async function sendToEach(
  addresses: readonly string[],
  send: (address: string) => Promise<unknown>,
  note: (address: string, outcome: string) => Promise<void> | void,
): Promise<void> {
  for (const address of addresses) {
    let outcome = 'sent';
    try {
      await send(address);
    } catch (error) {
      const refusal = refusalCode(error);
      if (refusal === undefined) throw error;
      outcome = refusal;
    }
    await note(address, outcome);
  }
}

/** The code of an answer about this recipient; undefined for whatever concerns all of them. */
function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return undefined;
  const isAboutRecipient = error.command === 'RCPT TO' || error.command === 'DATA';
  return isAboutRecipient ? `smtp_${String(error.responseCode)}` : undefined;
}
