import { signatureHeaderName } from '@clinicdee/brand';
import { doublingMs } from '@clinicdee/protocol/http/back-off';
import {
  mailAddresses,
  openRecipients,
  type Recipients,
  sendToEach,
} from '@clinicdee/protocol/http/mail-recipients';
import { mailTransport } from '@clinicdee/protocol/http/mail-transport';
import { signatureHeader } from '@clinicdee/protocol/http/signature';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { AlarmChannels } from '../environment/environment.ts';

const TIMEOUT_MS = 10_000;
/** Waits before a mail recipient that was put off is tried again: at first, at most, and for how long in all. */
const RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 15 * 60_000;
/** By then the alarm itself is repeated. */
const RETRIES_END_MS = 6 * 60 * 60_000;

/** What staff are told. */
export interface Alarm {
  text: string;
  /** For programs. */
  event: string;
}

/** Calls something after so many milliseconds. */
type After = (ms: number, work: () => void) => void;

const later: After = (ms, work) => void setTimeout(work, ms).unref();

/**
 * Tells staff without the office, which may be what is away: by LINE, webhook and mail, where the
 * environment names them. A mail recipient whose server answers 4xx is tried again in the background.
 *
 * @returns whether anybody was reached
 */
export async function sendAlarm(
  channels: AlarmChannels,
  alarm: Alarm,
  log: Log,
  after = later,
): Promise<boolean> {
  const calls = alarmCalls(channels, alarm);
  let refused: RecipientsRefused | undefined;
  const told = calls.map(async ({ channel, call }) => {
    try {
      await call();
      return true;
    } catch (error) {
      // Of a call that got nowhere, the cause is what says why.
      const code = codeOf(error instanceof Error ? (error.cause ?? error) : error);
      log.warn({ channel, code, alarm: alarm.event }, 'a channel of the alarm failed');
      if (!(error instanceof RecipientsRefused)) return false;
      refused = error;
      return Object.values(error.recipients).includes('sent');
    }
  });
  const isTold = (await Promise.all(told)).includes(true);
  // Where nobody was reached, the whole alarm is sent again.
  if (isTold && refused && channels.mail)
    sendRest(channels.mail, alarm, refused.recipients, log, after);
  if (!isTold) log.error({ code: alarm.event, channels: calls.length }, 'nobody could be told');
  return isTold;
}

/** One way to tell staff; its call rejects when it was not taken. */
interface AlarmCall {
  channel: keyof AlarmChannels;
  call: () => Promise<void>;
}

/** Tries the mail recipients again that were put off, and nobody else, later and later. */
function sendRest(
  mail: NonNullable<AlarmChannels['mail']>,
  alarm: Alarm,
  known: Recipients,
  log: Log,
  after: After,
): void {
  let recipients = known;
  const again = (attempts: number, waitedMs: number) => {
    const isOpen = openRecipients(mailAddresses(mail.to), recipients).length > 0;
    if (!isOpen || waitedMs > RETRIES_END_MS) return;
    const wait = doublingMs(attempts, RETRY_MS, LONGEST_RETRY_MS);
    after(wait, () => {
      sendMail(mail, alarm.text, recipients).catch((error: unknown) => {
        if (error instanceof RecipientsRefused) recipients = error.recipients;
        const code = codeOf(error);
        log.warn({ channel: 'mail', code, alarm: alarm.event }, 'a recipient of the alarm failed');
        again(attempts + 1, waitedMs + wait);
      });
    });
  };
  again(1, 0);
}

/** How an alarm goes to each channel that is set. Nothing is sent before it is called. */
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

/** What a channel answered, by its status alone: its words may repeat what was sent. */
class Refusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A mail that did not reach all of its recipients. */
export class RecipientsRefused extends Error {
  readonly code: string;
  /** Each with `sent`, or the code of its refusal. */
  readonly recipients: Recipients;

  constructor(recipients: Recipients) {
    const code = Object.values(recipients).find((outcome) => outcome !== 'sent') ?? '';
    super(code);
    this.code = code;
    this.recipients = recipients;
  }
}

/**
 * Sends a mail to the recipients that it has not reached and may still reach.
 *
 * @throws RecipientsRefused when some were not reached; Error when the mail server takes nothing
 */
async function sendMail(
  { url, from, to }: NonNullable<AlarmChannels['mail']>,
  text: string,
  known: Recipients = {},
): Promise<void> {
  const recipients: Record<string, string> = { ...known };
  const all = mailAddresses(to);
  // Read when it is needed: most sites never send one.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(mailTransport(url, TIMEOUT_MS));
  try {
    const mail = { from, to, subject: text, text };
    await sendToEach(
      openRecipients(all, recipients),
      (address) => transport.sendMail({ ...mail, envelope: { from, to: address } }),
      (address, outcome) => void (recipients[address] = outcome),
    );
  } finally {
    transport.close();
  }
  if (all.some((address) => recipients[address] !== 'sent'))
    throw new RecipientsRefused(recipients);
}
