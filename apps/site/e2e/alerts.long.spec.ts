import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test as plain } from '@playwright/test';
import {
  type CallReceiver,
  type MailReceiver,
  receiveCalls,
  receiveMails,
} from '../../office/test/receivers.ts';
import { Office } from './office.ts';
import { freePorts } from './server-process.ts';
import { Site } from './site.ts';

interface Channels {
  line: CallReceiver;
  webhook: CallReceiver;
  mail: MailReceiver;
}

const test = plain.extend<{ channels: Channels; site: Site; office: Office }>({
  channels: async ({}, use) => {
    const [line, webhook, mail] = await Promise.all([
      receiveCalls(),
      receiveCalls(),
      receiveMails(),
    ]);
    await use({ line, webhook, mail });
    await Promise.all([line.stop(), webhook.stop(), mail.stop()]);
  },
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    await site.dispose();
  },
  office: async ({ site, channels }, use) => {
    const [port = 0] = await freePorts(1);
    const office = await new Office(port, site.dataDir, {
      LINE_API_URL: channels.line.url,
      LINE_CHANNEL_TOKEN: 'line-token',
      LINE_TARGET: 'C123',
      WEBHOOK_URL: channels.webhook.url,
      WEBHOOK_SECRET: 'secret-of-the-webhook',
      SMTP_URL: channels.mail.url,
      MAIL_FROM: 'office@clinicdee.example',
      MAIL_TO: 'sales@clinicdee.example',
      ALERT_RETRY_MS: '1000',
    }).start();
    await site.start({ OFFICE_URL: office.url, LOG_LEVEL: 'warn' });
    await use(office);
    await office.stop('SIGKILL');
  },
});

async function send(site: Site, fullname: string): Promise<void> {
  const response = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullname,
      phone: '0812345678',
      email: 'a@clinic.co.th',
      organization_type: 'จิตเวช',
      description: '',
    }),
  });
  expect(response.status).toBe(200);
}

// Each starts an office, two of them twice.
test.describe.configure({ timeout: 240_000 });

test('a lead on the site is on every channel, whichever of them is down', async ({
  site,
  office,
  channels: { line, webhook, mail },
}) => {
  const started = Date.now();
  await send(site, 'คนแรก');
  const count = () => [line.received.length, webhook.received.length, mail.mails.length];
  await expect.poll(count, { timeout: 20_000 }).toEqual([1, 1, 1]);
  const seconds = (Date.now() - started) / 1000;
  test.info().annotations.push({ type: 'all three channels', description: `${seconds} s` });

  line.answers.push(...Array.from({ length: 60 }, () => 500));
  await send(site, 'คนที่สอง');
  await expect.poll(() => count().slice(1), { timeout: 20_000 }).toEqual([2, 2]);
  // After the third failure the others are told of it, once.
  await expect.poll(() => count().slice(1), { timeout: 40_000 }).toEqual([3, 3]);
  expect(webhook.received.at(-1)?.body).toContain('"channel":"line"');
  const states = office.alertStates();
  expect(states).toContainEqual(
    expect.objectContaining({ channel: 'line', state: 'retrying', errorCode: 'line_500' }),
  );
  line.answers.length = 0;
  await expect
    .poll(() => office.alertStates().map(({ state }) => state), { timeout: 40_000 })
    .toEqual(Array.from({ length: 8 }, () => 'sent'));
  expect(count().slice(1)).toEqual([3, 3]);
  expect(office.log).not.toMatch(/คนแรก|คนที่สอง|0812345678|a@clinic/);
});

test('an alert on its way is seen to its end by a stop, and not sent again', async ({
  site,
  office,
  channels: { line, webhook, mail },
}) => {
  line.delayMs = 4000;
  await send(site, 'ระหว่างหยุด');
  await expect.poll(() => line.received.length, { timeout: 20_000 }).toBe(1);
  expect(await office.stop('SIGTERM')).toBe(0);
  await office.start();
  await sleep(6000);
  expect([line.received.length, webhook.received.length, mail.mails.length]).toEqual([1, 1, 1]);
});

test('a lead whose alerts a crash left unmade has them soon after the start', async ({
  office,
  channels: { line, webhook, mail },
}) => {
  await office.stop('SIGKILL');
  office.insertLeadWithoutAlerts('ตกหล่น');
  await office.start();
  await expect
    .poll(() => [line.received.length, webhook.received.length, mail.mails.length], {
      timeout: 20_000,
    })
    .toEqual([1, 1, 1]);
});
