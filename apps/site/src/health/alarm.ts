import { signatureHeaderName } from '@clinicdee/brand';
import { signatureHeader } from '@clinicdee/protocol/calls/signature';
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
 * Tells staff without the office, which may be what is away: by LINE and webhook, where the environment
 * names them. Mail is the office's own.
 *
 * @returns whether anybody was reached
 */
export async function sendAlarm(
  { line, webhook }: AlarmChannels,
  { text, event }: Alarm,
  log: Log,
): Promise<boolean> {
  const calls: Promise<Response>[] = [];
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
  const answers = await Promise.allSettled(calls);
  const isTold = answers.some((answer) => answer.status === 'fulfilled' && answer.value.ok);
  if (!isTold) log.error({ code: event, channels: calls.length }, 'nobody could be told');
  return isTold;
}

const post = (address: string, body: object, headers: Record<string, string>) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
