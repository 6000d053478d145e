import { signatureHeaderName } from '@clinicdee/brand';
import { doublingMs } from '@clinicdee/protocol/http/messages';
import {
  mailAddresses,
  pendingRecipients,
  type Recipients,
  sendToEach,
  mailTransport,
} from '@clinicdee/protocol/http/mail';
import { signatureHeader } from '@clinicdee/protocol/http/secrets';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { AlarmChannels } from '../environment/environment.ts';

const TIMEOUT_MS = 10_000;
/** First and maximum wait before a deferred mail is retried. */
const RETRY_MS = 30_000;
const MAX_RETRY_MS = 15 * 60_000;
/** Retries end after this time, since the alarm itself is repeated by then. */
const RETRIES_END_MS = 6 * 60 * 60_000;

export interface Alarm {
  text: string;
  /** Machine-readable name. */
  event: string;
}

/** Schedules work after a delay in milliseconds. */
type Schedule = (ms: number, work: () => void) => void;

const afterDelay: Schedule = (ms, work) => void setTimeout(work, ms).unref();

/**
 * Alerts staff by LINE, webhook and mail, where configured. Does not depend on the office, which may itself be
 * down. Mail recipients whose server answers 4xx are retried in the background.
 *
 * @returns whether at least one recipient was reached
 */
export async function sendAlarm(
  channels: AlarmChannels,
  alarm: Alarm,
  log: Log,
  schedule = afterDelay,
): Promise<boolean> {
  const calls = alarmCalls(channels, alarm);
  let mailError: RecipientsRefused | undefined;
  const attempts = calls.map(async ({ channel, call }) => {
    try {
      await call();
      return true;
    } catch (error) {
      // The cause of a failed fetch has the error code.
      const code = codeOf(error instanceof Error ? (error.cause ?? error) : error);
      log.warn({ channel, code, alarm: alarm.event }, 'an alarm channel failed');
      if (!(error instanceof RecipientsRefused)) return false;
      mailError = error;
      return Object.values(error.recipients).includes('sent');
    }
  });
  const isDelivered = (await Promise.all(attempts)).includes(true);
  // If nobody was reached, the caller sends the whole alarm again.
  if (isDelivered && mailError && channels.mail)
    retryMail(channels.mail, alarm, mailError.recipients, log, schedule);
  if (!isDelivered)
    log.error({ code: alarm.event, channels: calls.length }, 'the alarm reached nobody');
  return isDelivered;
}

/** One alarm channel. `call` rejects if the alarm was not accepted. */
interface AlarmCall {
  channel: keyof AlarmChannels;
  call: () => Promise<void>;
}

/** Retries only the deferred mail recipients, with exponential backoff. */
function retryMail(
  mail: NonNullable<AlarmChannels['mail']>,
  alarm: Alarm,
  outcomes: Recipients,
  log: Log,
  schedule: Schedule,
): void {
  let recipients = outcomes;
  const retry = (attempts: number, waitedMs: number) => {
    const isOpen = pendingRecipients(mailAddresses(mail.to), recipients).length > 0;
    if (!isOpen || waitedMs > RETRIES_END_MS) return;
    const wait = doublingMs(attempts, RETRY_MS, MAX_RETRY_MS);
    schedule(wait, () => {
      sendMail(mail, alarm.text, recipients).catch((error: unknown) => {
        if (error instanceof RecipientsRefused) recipients = error.recipients;
        const code = codeOf(error);
        log.warn({ channel: 'mail', code, alarm: alarm.event }, 'an alarm recipient failed');
        retry(attempts + 1, waitedMs + wait);
      });
    });
  };
  retry(1, 0);
}

/** Returns the configured channels of an alarm. Each sends only when called. */
export function alarmCalls(
  { line, webhook, mail }: AlarmChannels,
  { text, event }: Alarm,
): AlarmCall[] {
  const calls: AlarmCall[] = [];
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
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!ok) throw new Refusal(`http_${status}`);
};

/** An error response of a channel. Contains only the status, since the body may echo the alarm. */
class Refusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

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
 * Sends a mail to the recipients that are still open.
 *
 * @throws RecipientsRefused if some were not reached; Error if the mail server accepts nothing
 */
async function sendMail(
  { url, allowsPlaintext, from, to }: NonNullable<AlarmChannels['mail']>,
  text: string,
  outcomes: Recipients = {},
): Promise<void> {
  const recipients: Record<string, string> = { ...outcomes };
  const addresses = mailAddresses(to);
  // Imported lazily: most sites never send mail.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(mailTransport(url, allowsPlaintext, TIMEOUT_MS));
  try {
    const mail = { from, to, subject: text, text };
    await sendToEach(
      pendingRecipients(addresses, recipients),
      (address) => transport.sendMail({ ...mail, envelope: { from, to: address } }),
      (address, outcome) => void (recipients[address] = outcome),
    );
  } finally {
    transport.close();
  }
  if (addresses.some((address) => recipients[address] !== 'sent'))
    throw new RecipientsRefused(recipients);
}
