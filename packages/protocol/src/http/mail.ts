import { connect, type Socket } from 'node:net';
import addressParser from 'nodemailer/lib/addressparser/index.js';
import { isLocalHost } from './address.ts';

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
 * options, and its default timeouts are minutes. Without TLS nothing is sent, except to this machine.
 *
 * @param address `smtp://` (then STARTTLS is required) or `smtps://`, with user and password if required
 * @param allowsPlaintext `SMTP_ALLOW_PLAINTEXT`: also sends without TLS
 * @param timeoutMs for connection and greeting; doubled for each response, and six times for a whole mail
 */
export function mailTransport(address: string, allowsPlaintext: boolean, timeoutMs = 10_000) {
  const { protocol, hostname, port: ownPort, username, password } = new URL(address);
  const isSecure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const port = ownPort ? Number(ownPort) : isSecure ? 465 : 587;
  // A server that answers byte by byte would hold a mail, and all after it, forever: other timeouts restart at each byte.
  const getSocket = (
    _: unknown,
    done: (error: Error | null, own?: { connection: Socket }) => void,
  ) => {
    const signal = AbortSignal.timeout(6 * timeoutMs);
    const connection = connect({ host, port, signal, timeout: timeoutMs });
    connection.once('timeout', () => connection.destroy(new Error('no answer')));
    connection.once('error', done);
    connection.once('connect', () => {
      connection.off('error', done);
      done(null, { connection });
    });
  };
  return {
    host,
    port,
    getSocket,
    secure: isSecure,
    requireTLS: !isSecure && !allowsPlaintext && !isLocalHost(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
  };
}

/** Whether an error of nodemailer means that the server refuses STARTTLS, not that its certificate is wrong. */
export const lacksTls = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ETLS' && 'responseCode' in error;
