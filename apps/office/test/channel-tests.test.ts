import { expect, it, vi } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { storeLead, until } from './office.ts';

// The queue looks for due alerts every two seconds.
vi.setConfig({ testTimeout: 60_000 });

const { office, hook, newest, failing } = await startAlertingOffice(
  ['line', 'webhook', 'email'],
  // Longer than any test waits.
  { ALERT_RETRY_MS: '300000' },
);
const admin = await office.person('admin');

const test = (channel: string) => admin.post('/alerts/test', { channel });

it('reports a channel after three failures in a row, until a test message arrives', async () => {
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
  expect(answer.status).toBe(200);
  expect(await failing()).toEqual([]);
});
