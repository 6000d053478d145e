import { signatureHeaderName } from '@clinicdee/brand';
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
export async function sendAlarm(
  { line, webhook, mail }: AlarmChannels,
  { text, event }: Alarm,
  log: Log,
): Promise<boolean> {
  const calls: Promise<boolean>[] = [];
  if (line) {
    const body = { to: line.target, messages: [{ type: 'text', text }] };
    calls.push(
      post(`${line.url}/v2/bot/message/push`, body, { authorization: `Bearer ${line.token}` }),
    );
  }
  if (webhook) {
    const body = { event, text };
    const signature = signatureHeader(webhook.secret, JSON.stringify(body));
    calls.push(post(webhook.url, body, { [signatureHeaderName]: signature }));
  }
  if (mail) calls.push(sendMail(mail, text));
  const answers = await Promise.allSettled(calls);
  for (const answer of answers) {
    if (answer.status === 'fulfilled') continue;
    log.warn({ code: codeOf(answer.reason), alarm: event }, 'a channel of the alarm failed');
  }
  const isTold = answers.some((answer) => answer.status === 'fulfilled' && answer.value);
  if (!isTold) log.error({ code: event, channels: calls.length }, 'nobody could be told');
  return isTold;
}

const post = async (address: string, body: object, headers: Record<string, string>) => {
  const { ok } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return ok;
};

/** @throws Error when the mail server does not take it */
async function sendMail(
  { url, from, to }: NonNullable<AlarmChannels['mail']>,
  text: string,
): Promise<boolean> {
  // Read when it is needed: most sites never send one.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...{ url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS },
    ...{ socketTimeout: TIMEOUT_MS, dnsTimeout: TIMEOUT_MS },
  });
  try {
    await transport.sendMail({ from, to, subject: text, text });
    return true;
  } finally {
    transport.close();
  }
}
