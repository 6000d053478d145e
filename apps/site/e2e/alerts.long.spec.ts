import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallReceiver,
  type MailReceiver,
  receiveCalls,
  receiveMails,
} from '../../office/test/receivers.ts';
import { expect, test as base } from './site-and-office.ts';

interface Channels {
  line: CallReceiver;
  webhook: CallReceiver;
  mail: MailReceiver;
}

const test = base.extend<{ channels: Channels }>({
  channels: async ({}, use) => {
    const [line, webhook, mail] = await Promise.all([
      receiveCalls(),
      receiveCalls(),
      receiveMails(),
    ]);
    await use({ line, webhook, mail });
    await Promise.all([line.stop(), webhook.stop(), mail.stop()]);
  },
  officeEnvironment: async ({ channels: { line, webhook, mail } }, use) =>
    use({
      LINE_API_URL: line.url,
      LINE_CHANNEL_TOKEN: 'line-token',
      LINE_TARGET: 'C123',
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: 'secret-of-the-webhook',
      ...mail.environment,
      MAIL_TO: 'sales@clinicdee.example',
      ALERT_RETRY_MS: '1000',
    }),
});

test('a lead of the site reaches every channel once, also when the office stops while it sends', async ({
  site,
  office,
  channels: { line, webhook, mail },
}) => {
  test.setTimeout(240_000);
  line.delayMs = 4000;
  expect((await site.postLead('ระหว่างหยุด')).status).toBe(200);
  const counts = () => [line.received.length, webhook.received.length, mail.mails.length];
  await expect.poll(counts, { timeout: 20_000 }).toEqual([1, 1, 1]);
  expect(await office.stop('SIGTERM')).toBe(0);
  await office.start();
  await sleep(6000);
  expect(counts()).toEqual([1, 1, 1]);
  expect(office.log).not.toMatch(/ระหว่างหยุด|0812345678|a@clinic/);
});
