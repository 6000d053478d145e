import { signatureHeaderName } from '@clinicdee/brand';
import { mailTransport } from '@clinicdee/protocol/calls/mail-transport';
import { signatureHeader } from '@clinicdee/protocol/calls/signature';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import type { AlarmChannels } from '../environment.ts';

const TIMEOUT_MS = 10_000;

/** What staff are told. */
export interface Alarm {
  text: string;
  /** For programs. */
  event: string;
}

/**
 * Tells staff without the office, which may be what is away: by LINE, webhook and mail, where the
 * environment names them.
 *
 * @returns whether anybody was reached
 */
export async function sendAlarm(channels: AlarmChannels, alarm: Alarm, log: Log): Promise<boolean> {
  const calls = alarmCalls(channels, alarm);
  const told = calls.map(async ({ channel, call }) => {
    try {
      await call();
      return true;
    } catch (error) {
      // Of a call that got nowhere, the cause is what says why.
      const code = codeOf(error instanceof Error ? (error.cause ?? error) : error);
      log.warn({ channel, code, alarm: alarm.event }, 'a channel of the alarm failed');
      return false;
    }
  });
  const isTold = (await Promise.all(told)).includes(true);
  if (!isTold) log.error({ code: alarm.event, channels: calls.length }, 'nobody could be told');
  return isTold;
}

/** One way to tell staff; its call rejects when it was not taken. */
interface AlarmCall {
  channel: keyof AlarmChannels;
  call: () => Promise<void>;
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

/** @throws Error when the mail server does not take it */
async function sendMail(
  { url, from, to }: NonNullable<AlarmChannels['mail']>,
  text: string,
): Promise<void> {
  // Read when it is needed: most sites never send one.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(mailTransport(url, TIMEOUT_MS));
  try {
    await transport.sendMail({ from, to, subject: text, text });
  } finally {
    transport.close();
  }
}
