import { expect, it, vi } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { storeLead, until } from './office.ts';

// The queue looks for due alerts every two seconds.
vi.setConfig({ testTimeout: 60_000 });

const { office, hook, events, newest, failing } = await startAlertingOffice(
  ['line', 'webhook', 'email'],
  // Longer than any test waits.
  { ALERT_RETRY_MS: '300000' },
);
const admin = await office.person('admin');

const test = (channel: string) => admin.post('/alerts/test', { channel });
const leads = ['lead.created', 'lead.created', 'lead.created'];

it('reports a channel after three failures in a row, and sends what waits after a successful test', async () => {
  for (let failures = 0; failures < 3; failures++) {
    expect(await failing()).toEqual([]);
    hook.answers.push(503);
    await storeLead(office);
    await until(async () => (await newest('webhook'))?.errorCode === 'webhook_503');
  }
  await until(async () => (await failing()).length > 0);
  expect(await failing()).toMatchObject([
    { channel: 'webhook', isPartial: false, code: 'webhook_503' },
  ]);

  const answer = await test('webhook');
  expect(answer.text).toContain('การแจ้งเตือนที่ค้างอยู่ 3 รายการกำลังส่งตามไป');
  await until(() => hook.received.length === 7);
  expect(events()).toEqual([...leads, 'channel.test', ...leads]);
  const keys = hook.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys.slice(4).sort()).toEqual(keys.slice(0, 3).sort());
  expect(await failing()).toEqual([]);
});
