import { afterAll, expect, it, vi } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { refusal } from './answers.ts';
import { deliverLead, until } from './office.ts';

// The queue looks for due alerts every two seconds.
vi.setConfig({ testTimeout: 60_000 });

// Longer than any test waits.
const settings = { ALERT_RETRY_MS: '300000' };
const { office, hook, mailbox, events, newest, failing, stop } = await startAlertingOffice(
  ['line', 'webhook', 'email'],
  settings,
);
const admin = await office.person('admin');
afterAll(stop);

const test = (channel: string) =>
  office.call('POST', '/alerts/test', { token: admin, body: { channel } });
const problemsOf = async (channel: string) =>
  (await failing()).filter((one) => one.channel === channel);

it('reports a channel as healthy after a successful test message', async () => {
  // Releases before 0.2.0 gave up on alerts like this one.
  await office.create('alerts', {
    ...{ channel: 'line', failing: 'webhook', state: 'failed', attempts: 3, retryKey: 'given-up' },
  });
  expect(await problemsOf('line')).toMatchObject([{ what: 'alerts' }]);
  expect((await test('line')).status).toBe(200);
  expect(await problemsOf('line')).toEqual([]);
});

it('sends waiting alerts at once after a successful test message', async () => {
  hook.answers.push(503);
  await deliverLead(office, 'waits-for-the-webhook');
  await until(async () => (await newest('webhook'))?.errorCode === 'webhook_503');
  await office.update('alerts', (await newest('webhook'))?.id ?? 0, { attempts: 3 });
  expect(await failing()).toMatchObject([
    { channel: 'webhook', what: 'alerts', code: 'webhook_503' },
  ]);

  const answer = await test('webhook');
  expect(answer.as(refusal).message).toContain('การแจ้งเตือนที่ค้างอยู่ 1 รายการกำลังส่งตามไป');
  await until(async () => (await newest('webhook'))?.state === 'sent');
  expect(events()).toEqual(['lead.created', 'channel.test', 'lead.created']);
  const [first, , third] = hook.received.map(({ headers }) => headers['idempotency-key']);
  expect(third).toBe(first);
  expect(await failing()).toEqual([]);
});

it('stores the status of a redirect', async () => {
  hook.answers.push(307);
  await deliverLead(office, 'webhook-has-moved');
  await until(async () => (await newest('webhook'))?.errorCode === 'webhook_307');
  await office.remove('alerts', (await newest('webhook'))?.id ?? 0);
});

it('reports a channel as failing when alerts fail although a test message arrived', async () => {
  const refused = { state: 'retrying', attempts: 4, errorCode: 'webhook_413' };
  await office.update('alerts', (await newest('webhook'))?.id ?? 0, refused);
  expect(await failing()).toMatchObject([{ channel: 'webhook' }]);
});

it('reports a channel as failing after a refused test message, until something is delivered', async () => {
  mailbox.answers.push(550);
  expect((await test('email')).status).toBe(502);
  expect(await problemsOf('email')).toMatchObject([{ what: 'test', code: 'smtp_550' }]);
  await deliverLead(office, 'after-the-test', { email: 'after@x.co' });
  await until(async () => (await problemsOf('email')).length === 0);
});
