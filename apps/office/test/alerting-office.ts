import type { Alert } from '../src/payload-types.ts';
import { type Office, startOffice, until } from './office.ts';
import { type CallReceiver, type MailReceiver, receiveCalls, receiveMails } from './receivers.ts';

/** An office that alerts by LINE, webhook and mail, to receivers on loopback. */
export interface AlertingOffice {
  office: Office;
  line: CallReceiver;
  hook: CallReceiver;
  mailbox: MailReceiver;
  /** The texts sent to LINE. */
  lineTexts: () => string[];
  /** The events sent to the webhook. */
  events: () => string[];
  /** The newest alert, by default of any channel. */
  newest: (channel?: Alert['channel']) => Promise<Alert | undefined>;
  /** Waits until every alert has been sent. */
  allSent: (seconds?: number) => Promise<void>;
  /** The channels that health reports as failing. */
  failing: () => ReturnType<(typeof import('../src/alerts/channel-health.ts'))['failingChannels']>;
  /** Forgets what was received, and answers 200 again. */
  reset: () => void;
  stop: () => Promise<void>;
}

/**
 * Starts one with these channels. Failed alerts are retried after 50 ms; the queue looks for due ones every
 * two seconds.
 */
export async function startAlertingOffice(
  channels: readonly ('line' | 'webhook' | 'email')[],
  settings: Record<string, string> = {},
): Promise<AlertingOffice> {
  const [line, hook, mailbox] = await Promise.all([receiveCalls(), receiveCalls(), receiveMails()]);
  const variables = {
    line: { LINE_API_URL: line.url, LINE_CHANNEL_TOKEN: 'line-token', LINE_TARGET: 'C123' },
    webhook: { WEBHOOK_URL: `${hook.url}/hook`, WEBHOOK_SECRET: 'secret-of-the-webhook' },
    email: {
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'office@clinicdee.example',
      MAIL_TO: 'sales@clinicdee.example',
    },
  };
  const office = await startOffice({
    ...Object.fromEntries(channels.flatMap((channel) => Object.entries(variables[channel]))),
    ALERT_RETRY_MS: '50',
    ...settings,
  });
  const { failingChannels } = await import('../src/alerts/channel-health.ts');
  return {
    ...{ office, line, hook, mailbox },
    lineTexts: () =>
      line.received.map(({ body }) => {
        const { messages } = JSON.parse(body) as { messages: { text: string }[] };
        return messages[0]?.text ?? '';
      }),
    events: () => hook.received.map(({ body }) => (JSON.parse(body) as { event: string }).event),
    async newest(channel) {
      const where = channel ? { channel: { equals: channel } } : {};
      return (await office.find('alerts', where, { sort: '-id', limit: 1 }))[0];
    },
    allSent: (seconds) =>
      until(
        async () => (await office.count('alerts', { state: { not_equals: 'sent' } })) === 0,
        seconds,
      ),
    failing: () => failingChannels(office.payload),
    reset() {
      mailbox.refused.clear();
      for (const list of [line.received, hook.received, mailbox.mails, mailbox.recipients])
        list.length = 0;
      for (const { answers } of [line, hook, mailbox]) answers.length = 0;
    },
    async stop() {
      await office.stop();
      await Promise.all([line.stop(), hook.stop(), mailbox.stop()]);
    },
  };
}
