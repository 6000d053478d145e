import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import type { Alert } from '../src/payload-types.ts';
import { startOffice, until } from './office.ts';
import { receiveCalls, receiveMails } from './receivers.ts';

/**
 * Starts an office that alerts over these channels to receivers on loopback, and stops it after the tests. Failed alerts
 * are retried after 50 ms; the queue looks for due ones every two seconds.
 */
export async function startAlertingOffice(
  channels: readonly ('line' | 'webhook' | 'email')[],
  settings: Record<string, string> = {},
) {
  const [line, hook, mailbox] = await Promise.all([receiveCalls(), receiveCalls(), receiveMails()]);
  for (const { stop } of [line, hook, mailbox]) afterAll(stop);
  const variables = {
    line: { LINE_API_URL: line.url, LINE_CHANNEL_TOKEN: 'line-token', LINE_TARGET: 'C123' },
    webhook: { WEBHOOK_URL: `${hook.url}/hook`, WEBHOOK_SECRET: 'secret-of-the-webhook' },
    email: { ...mailbox.environment, MAIL_TO: 'sales@clinicdee.example' },
  };
  const office = await startOffice({
    ...Object.fromEntries(channels.flatMap((channel) => Object.entries(variables[channel]))),
    ALERT_RETRY_MS: '50',
    ...settings,
  });
  const { failingChannels } = await import('../src/alerts/channel-health.ts');
  return {
    office,
    line,
    hook,
    mailbox,
    /** The texts sent to LINE. */
    lineTexts: () =>
      line.received.map(({ body }) => {
        const { messages } = JSON.parse(body) as { messages: { text: string }[] };
        return messages[0]?.text ?? '';
      }),
    /** The different retry keys sent to LINE: an alert whose state could not be saved is sent again with its key. */
    lineKeys: () => new Set(line.received.map(({ headers }) => headers['x-line-retry-key'])),
    /** The events sent to the webhook. */
    events: () => hook.received.map(({ body }) => (JSON.parse(body) as { event: string }).event),
    /** The newest alert, by default of any channel. */
    newest: async (channel?: Alert['channel']): Promise<Alert | undefined> => {
      const where = channel ? { channel: { equals: channel } } : {};
      return (await office.find('alerts', where, { sort: '-id', limit: 1 }))[0];
    },
    /** Stores a lead with an alert that waits for the next digest. */
    gather: async (channel: Alert['channel'], reference: string) => {
      const alertsMadeAt = new Date().toISOString();
      const lead = { fullname: 'ก', phone: '0811111111', reference, alertsMadeAt };
      const { id } = await office.create('leads', { ...lead, status: 'new' });
      const subject = { relationTo: 'leads', value: id } as const;
      const alert = { channel, subject, attempts: 0, retryKey: randomUUID() };
      await office.create('alerts', { ...alert, state: 'gathered' });
    },
    /** Waits until every alert has been sent. */
    allSent: (seconds?: number) =>
      until(
        async () => (await office.count('alerts', { state: { not_equals: 'sent' } })) === 0,
        seconds,
      ),
    /** The channels that health reports as failing. */
    failing: () => failingChannels(office.payload),
    /** Forgets what was received, and answers 200 again. */
    reset: () => {
      mailbox.refused.clear();
      for (const list of [line.received, hook.received, mailbox.mails, mailbox.recipients])
        list.length = 0;
      for (const { answers } of [line, hook, mailbox]) answers.length = 0;
    },
  };
}
