import { expect, it, vi } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { deliverLead, until } from './office.ts';

vi.setConfig({ testTimeout: 120_000 });

const { office, line, hook, lineTexts, gather } = await startAlertingOffice(['line', 'webhook'], {
  ALERTS_PER_HOUR: '3',
});
const { updateDigests } = await import('../src/alerts/digest.ts');

const withState = (state: string) =>
  office.count('alerts', { channel: { equals: 'line' }, state: { equals: state } });

it('sends people one digest of a flood of leads, and the webhook every lead', async () => {
  for (let number = 0; number < 40; number++)
    await deliverLead(office, `lead-of-a-flood-${number}`, {
      fullname: `ลูกค้าที่ ${number}`,
      phone: `08112345${String(10 + number)}`,
    });
  await until(() => hook.received.length === 40);
  await updateDigests(office.payload);
  await until(() => line.received.length === 4);
  const digest = lineTexts().at(-1) ?? '';
  expect(digest).toContain('มีลูกค้าใหม่อีก 37 ราย');
  expect(digest).toContain('ลูกค้าที่ 3\n');
  expect(digest).toContain('และอีก 17 ราย');
  expect(digest).toContain('/admin/collections/leads');
  await until(async () => (await withState('sent')) === 40 + 1);
});

it('sends the next digest ten minutes later', async () => {
  for (let number = 0; number < 250; number++) await gather('line', 'SWPT-0001');
  await updateDigests(office.payload);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(line.received).toHaveLength(4);
  expect(await withState('gathered')).toBe(250);

  const createdAt = new Date(Date.now() - 11 * 60_000).toISOString();
  await office.updateAll('alerts', { isDigest: { equals: true } }, { createdAt });
  await updateDigests(office.payload);
  await until(async () => line.received.length === 5 && (await withState('gathered')) === 0, 60);
  expect(lineTexts().at(-1)).toContain('มีลูกค้าใหม่อีก 250 ราย');
});

it('sends a program each lead of an outage of hours by itself, as the API guide says', async () => {
  hook.received.length = 0;
  hook.answers.push(...Array.from({ length: 1000 }, () => 503));
  await deliverLead(office, 'lead-of-an-outage', { fullname: 'ระหว่างขัดข้อง' });
  await until(() => hook.received.length > 0);
  const createdAt = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
  await office.updateAll('alerts', { channel: { equals: 'webhook' } }, { createdAt });
  const before = hook.received.length;
  await until(() => hook.received.length > before + 1);
  hook.answers.length = 0;
  await until(async () => (await office.count('alerts', { state: { equals: 'retrying' } })) === 0);
  expect(hook.received.at(-1)?.body).toContain('"event":"lead.created"');
});
