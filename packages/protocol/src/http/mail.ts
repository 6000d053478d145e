import addressParser from 'nodemailer/lib/addressparser/index.js';

/** Delivery results by recipient: `sent`, or the rejection code (`smtp_550`). */
export type Recipients = Readonly<Record<string, string>>;

/**
 * Parses a list such as `MAIL_TO` and removes duplicates. Entries may have names, quotes and groups, and are
 * separated by commas or semicolons. Entries without an address are skipped.
 */
export function mailAddresses(list: string): string[] {
  const addresses = new Map<string, string>();
  for (const { address } of addressParser(list, { flatten: true }))
    if (/^[^\s@]+@[^\s@]+$/.test(address) && !addresses.has(address.toLowerCase()))
      addresses.set(address.toLowerCase(), address);
  return [...addresses.values()];
}

/** Returns whether each entry of such a list has an address. */
export function isMailList(list: string): boolean {
  const parts = addressParser(list, { flatten: true });
  return parts.length > 0 && parts.every(({ address }) => mailAddresses(address).length === 1);
}

/** Returns whether a rejection is permanent (5xx). A 4xx rejection is temporary and may be retried. */
export const isFinalRefusal = (code: string): boolean => /^smtp_5\d\d$/.test(code);

/** Returns the recipients that the mail still has to be sent to. */
export const pendingRecipients = (all: readonly string[], outcomes: Recipients): string[] =>
  all.filter((address) => {
    const outcome = outcomes[address];
    return outcome === undefined || (outcome !== 'sent' && !isFinalRefusal(outcome));
  });

/**
 * Sends a mail to each recipient in a separate transaction, sequentially. A rejection, at `RCPT` or after the
 * data, then concerns that recipient only, and a retry sends no duplicates to the others.
 *
 * @param send sends the mail to one address
 * @param note awaited after each outcome
 * @throws the error of `send` when the server is unreachable or rejects the sender; the rest is then skipped
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

/** Returns the code of a rejection of this recipient; undefined for errors that concern all recipients. */
function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return undefined;
  const isAboutRecipient = error.command === 'RCPT TO' || error.command === 'DATA';
  return isAboutRecipient ? `smtp_${String(error.responseCode)}` : undefined;
}

/**
 * Returns nodemailer options for a mail server URL. When nodemailer parses the URL itself, it ignores other
 * options, and its default timeouts are minutes.
 *
 * @param address `smtp://` or `smtps://`, with user and password if required
 * @param timeoutMs for connection and greeting; doubled for each response
 */
export function mailTransport(address: string, timeoutMs = 10_000) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : isSecure ? 465 : 587,
    secure: isSecure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
  };
}
