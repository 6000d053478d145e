import { signatureHeaderName } from '@clinicdee/brand';
import {
  mailAddresses,
  type Recipients,
  sendToEach,
  mailTransport,
} from '@clinicdee/protocol/http/mail';
import { signatureHeader } from '@clinicdee/protocol/http/secrets';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { AlertChannels } from '../environment/environment.ts';

const TIMEOUT_MS = 10_000;

export interface Alert {
  text: string;
  /** Machine-readable name. */
  event: string;
}

/**
 * Alerts staff by LINE, webhook and mail, where configured. Does not depend on the office, which may itself be down.
 * The caller repeats the alert, also to recipients that were not reached.
 *
 * @returns whether at least one recipient was reached
 */
export async function sendAlert(channels: AlertChannels, alert: Alert, log: Log): Promise<boolean> {
  const calls = alertCalls(channels, alert);
  const attempts = calls.map(async ({ channel, call }) => {
    try {
      await call();
      return true;
    } catch (error) {
      // The cause of a failed fetch has the error code.
      const code = codeOf(error instanceof Error ? (error.cause ?? error) : error);
      log.warn({ channel, code, alert: alert.event }, 'an alert channel failed');
      return error instanceof RecipientsRefused && Object.values(error.recipients).includes('sent');
    }
  });
  const isDelivered = (await Promise.all(attempts)).includes(true);
  if (!isDelivered)
    log.error({ code: alert.event, channels: calls.length }, 'the alert was not delivered');
  return isDelivered;
}

/** One alert channel. `call` rejects if the alert was not accepted. */
interface AlertCall {
  channel: keyof AlertChannels;
  call: () => Promise<void>;
}

/** Returns the configured channels of an alert. Each sends only when called. */
export function alertCalls(
  { line, webhook, mail }: AlertChannels,
  { text, event }: Alert,
): AlertCall[] {
  const calls: AlertCall[] = [];
  if (line) {
    const body = { to: line.target, messages: [{ type: 'text', text }] };
    const headers = { authorization: `Bearer ${line.token}` };
    const call = () => post(`${line.url}/v2/bot/message/push`, body, headers);
    calls.push({ channel: 'line', call });
  }
  if (webhook) {
    const body = { event, text };
    const call = () => {
      const signature = signatureHeader(webhook.secret, JSON.stringify(body));
      return post(webhook.url, body, { [signatureHeaderName]: signature });
    };
    calls.push({ channel: 'webhook', call });
  }
  if (mail) calls.push({ channel: 'mail', call: () => sendMail(mail, text) });
  return calls;
}

const post = async (address: string, body: object, headers: Record<string, string>) => {
  const { ok, status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // As a status: the token is for this address only.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Without the body, which may echo the alert.
  const code = `http_${status}`;
  if (!ok) throw Object.assign(new Error(code), { code });
};

/** A mail that did not reach all recipients. */
export class RecipientsRefused extends Error {
  readonly code: string;
  /** `sent` or an error code, by recipient. */
  readonly recipients: Recipients;

  constructor(recipients: Recipients) {
    const code = Object.values(recipients).find((outcome) => outcome !== 'sent') ?? '';
    super(code);
    this.code = code;
    this.recipients = recipients;
  }
}

/**
 * Sends a mail to each recipient.
 *
 * @throws RecipientsRefused if some were not reached; Error if the mail server accepts nothing
 */
async function sendMail(
  { url, allowsPlaintext, from, to }: NonNullable<AlertChannels['mail']>,
  text: string,
): Promise<void> {
  const recipients: Record<string, string> = {};
  const addresses = mailAddresses(to);
  // Imported lazily: most sites never send mail.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(mailTransport(url, allowsPlaintext, TIMEOUT_MS));
  try {
    const mail = { from, to, subject: text, text };
    await sendToEach(
      addresses,
      (address) => transport.sendMail({ ...mail, envelope: { from, to: address } }),
      (address, outcome) => void (recipients[address] = outcome),
    );
  } finally {
    transport.close();
  }
  if (addresses.some((address) => recipients[address] !== 'sent'))
    throw new RecipientsRefused(recipients);
}
