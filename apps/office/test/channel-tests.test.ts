import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { refusal } from './answers.ts';
import { deliverLead, type Office, startOffice, until } from './office.ts';
import { type CallReceiver, type MailReceiver, receiveCalls, receiveMails } from './receivers.ts';

// A round looks every two seconds.
vi.setConfig({ testTimeout: 60_000 });

let office: Office;
let line: CallReceiver;
let hook: CallReceiver;
let mailbox: MailReceiver;
let admin: string;
// What it leans on reads the environment as it is loaded.
let failingChannels: typeof import('../src/alerts/channel-health.ts').failingChannels;

beforeAll(async () => {
  [line, hook, mailbox] = await Promise.all([receiveCalls(), receiveCalls(), receiveMails()]);
  office = await startOffice({
    LINE_API_URL: line.url,
    LINE_CHANNEL_TOKEN: 'line-token',
    LINE_TARGET: 'C123',
    WEBHOOK_URL: `${hook.url}/hook`,
    WEBHOOK_SECRET: 'secret-of-the-webhook',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'office@clinicdee.example',
    MAIL_TO: 'sales@clinicdee.example',
    // Whoever waited for it to end would wait longer than any test.
    ALERT_RETRY_MS: '300000',
  });
  ({ failingChannels } = await import('../src/alerts/channel-health.ts'));
  admin = await office.person('admin');
}, 60_000);
afterAll(async () => {
  await office.stop();
  await Promise.all([line.stop(), hook.stop(), mailbox.stop()]);
});

const test = (channel: string) =>
  office.call('POST', '/alerts/test', { token: admin, body: { channel } });
const alertOf = async (channel: string) => {
  const { docs } = await office.payload.find({
    collection: 'alerts',
    where: { channel: { equals: channel } },
    sort: '-id',
    limit: 1,
    overrideAccess: true,
  });
  return docs[0];
};

const failing = async (channel: string) =>
  (await failingChannels(office.payload)).filter((one) => one.channel === channel);

it('takes a channel for well once it has taken a test', async () => {
  await office.payload.create({
    collection: 'alerts',
    // As the releases before have left some, which nobody sends any more.
    data: {
      channel: 'line',
      failing: 'webhook',
      state: 'failed',
      attempts: 3,
      retryKey: 'given-up',
    },
    overrideAccess: true,
  });
  expect(await failing('line')).toMatchObject([{ what: 'alerts' }]);
  expect((await test('line')).status).toBe(200);
  expect(await failing('line')).toEqual([]);
});

it('sends at once what waits for a channel that has taken a test', async () => {
  hook.answers.push(503);
  await deliverLead(office, 'waits-for-the-webhook');
  await until(async () => (await alertOf('webhook'))?.errorCode === 'webhook_503');
  // As after some more of such pauses.
  const id = (await alertOf('webhook'))?.id ?? 0;
  await office.payload.update({
    collection: 'alerts',
    id,
    data: { attempts: 3 },
    overrideAccess: true,
  });
  expect(await failingChannels(office.payload)).toMatchObject([
    { channel: 'webhook', what: 'alerts', code: 'webhook_503' },
  ]);

  const answer = await test('webhook');
  expect(answer.as(refusal).message).toContain('การแจ้งเตือนที่ค้างอยู่ 1 รายการกำลังส่งตามไป');
  await until(async () => (await alertOf('webhook'))?.state === 'sent');
  expect(hook.received.map(({ body }) => (JSON.parse(body) as { event: string }).event)).toEqual([
    'lead.created',
    'channel.test',
    'lead.created',
  ]);
  const [first, , third] = hook.received.map(({ headers }) => headers['idempotency-key']);
  expect(third).toBe(first);
  expect(await failingChannels(office.payload)).toEqual([]);
});

it('notes the number of an answer that names another address', async () => {
  hook.answers.push(307);
  await deliverLead(office, 'webhook-has-moved');
  await until(async () => (await alertOf('webhook'))?.errorCode === 'webhook_307');
  const id = (await alertOf('webhook'))?.id ?? 0;
  await office.payload.delete({ collection: 'alerts', id, overrideAccess: true });
});

it('is not taken in by a test where alerts go on failing', async () => {
  const id = (await alertOf('webhook'))?.id ?? 0;
  await office.payload.update({
    collection: 'alerts',
    id,
    data: { state: 'retrying', attempts: 4, errorCode: 'webhook_413' },
    overrideAccess: true,
  });
  expect(await failingChannels(office.payload)).toMatchObject([{ channel: 'webhook' }]);
});

it('takes a channel for ill whose test was not taken, until something is', async () => {
  mailbox.answers.push(550);
  expect((await test('email')).status).toBe(502);
  expect(await failing('email')).toMatchObject([{ what: 'test', code: 'smtp_550' }]);
  await deliverLead(office, 'after-the-test', { email: 'after@x.co' });
  await until(async () => (await failing('email')).length === 0);
});
