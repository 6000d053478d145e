import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signatureHeaderName } from '@clinicdee/brand';
import { beforeEach, expect, it, vi } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { storeLead, until } from './office.ts';
import { runSql } from './sql.ts';

// The queue looks for due alerts every two seconds.
vi.setConfig({ testTimeout: 90_000 });

const { office, line, hook, mailbox, lineTexts, lineKeys, newest, allSent, failing, reset } =
  await startAlertingOffice(['line', 'webhook', 'email']);
const sales = await office.person('sales');
beforeEach(reset);

const many = (status: number) => Array.from({ length: 40 }, () => status);

it('sends a lead to LINE, webhook and mail', async () => {
  const { id, updatedAt } = await storeLead(office);
  await until(() => line.received.length + hook.received.length + mailbox.mails.length === 3);

  const push = line.received[0];
  expect(push).toMatchObject({
    path: '/v2/bot/message/push',
    headers: { authorization: 'Bearer line-token' },
  });
  expect(push?.headers['x-line-retry-key']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  expect(JSON.parse(push?.body ?? '')).toMatchObject({ to: 'C123' });
  const [text] = lineTexts();
  expect(text).toContain(`/admin/collections/leads/${id}?openExternalBrowser=1`);
  expect(text).toMatch(/สมหญิง ใจดี[\s\S]*คลินิกผิวหนัง[\s\S]*โฆษณา Google/);
  // No phone number, e-mail address or message outside the office.
  expect(text).not.toMatch(/5678|somying@|อยากดูระบบ/);

  const call = hook.received[0];
  const [, seconds, signature] =
    /^t=(\d+),v1=([\da-f]+)$/.exec(String(call?.headers[signatureHeaderName])) ?? [];
  const signed = `${String(seconds)}.${call?.body ?? ''}`;
  expect(signature).toBe(
    createHmac('sha256', 'secret-of-the-webhook').update(signed).digest('hex'),
  );
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(300);
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ event: 'lead.created', id });

  expect(mailbox.mails[0]).toContain('To: sales@clinicdee.example');
  await allSent();
  expect((await office.get('leads', id)).updatedAt).toBe(updatedAt);
});

it('sends a test message over each channel, for admins only', async () => {
  const admin = await office.person('admin');
  const test = (channel: unknown, caller = admin) => caller.post('/alerts/test', { channel });
  expect((await test('line', sales)).status).toBe(403);
  for (const unknown of ['none', undefined, ['line']])
    expect((await test(unknown)).status).toBe(404);
  expect(line.received).toHaveLength(0);

  hook.answers.push(401);
  const [byLine, byMail, byHook] = [await test('line'), await test('email'), await test('webhook')];
  expect([byLine.status, byMail.status, byHook.status]).toEqual([200, 200, 502]);
  expect(byLine.text).toContain('ส่งข้อความทดสอบทาง LINE แล้ว');
  expect(byHook.text).toContain('ตรวจ WEBHOOK_SECRET');
  expect(line.received[0]?.body).toContain('ทดสอบการแจ้งเตือน ไม่ใช่ลูกค้าจริง');
  expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject({
    event: 'channel.test',
    test: true,
  });
  expect(mailbox.mails).toHaveLength(1);
});

it('retries a failed channel with the same retry key until LINE has it, without repeating the others', async () => {
  // 409: LINE has received this key already.
  line.answers.push(500, 429, 409);
  await storeLead(office, { email: 'retry@x.co' });
  await until(() => line.received.length === 3);
  await allSent();
  expect([line.received.length, lineKeys().size]).toEqual([3, 1]);
  expect([hook.received.length, mailbox.mails.length]).toEqual([1, 1]);
});

it('sends an alert although a crash interrupts its saves, of which SQLite then has a part', async () => {
  line.answers.push(...many(500));
  await storeLead(office);
  await until(() => line.received.length > 0);
  const crash = "BEFORE INSERT ON alerts_rels BEGIN SELECT RAISE(ABORT, 'killed'); END";
  await runSql(office.payload, `CREATE TRIGGER crash ${crash}`);
  await sleep(5000);
  await runSql(office.payload, 'DROP TRIGGER crash');
  reset();
  await allSent();
  expect(line.received).toHaveLength(1);
});

it('warns once over the other channels when one keeps failing', async () => {
  hook.answers.push(...many(503));
  await storeLead(office, { email: 'f1@x.co' });
  const warnings = () => office.find('alerts', { failing: { equals: 'webhook' } });
  await until(async () => (await warnings()).length === 2);
  await until(() => mailbox.mails.length === 2 && line.received.length === 2);
  await until(async () => (await failing()).some(({ channel }) => channel === 'webhook'));
  await storeLead(office, { email: 'f2@x.co' });
  await until(() => hook.received.length > 6);
  expect((await warnings()).map(({ channel }) => channel).sort()).toEqual(['email', 'line']);
  hook.answers.length = 0;
  await allSent(40);
  expect(await failing()).toEqual([]);
});

it('sends an alert again with a new retry key when staff ask for it', async () => {
  const before = await newest('line');
  const path = `/alerts/${String(before?.id)}/resend`;
  expect((await sales.post(path)).status).toBe(200);
  await until(() => line.received.length === 1);
  expect(line.received[0]?.headers['x-line-retry-key']).not.toBe(before?.retryKey);
  await allSent();
});

it('does not send an alert twice when staff press the button while it is being sent', async () => {
  const { id, retryKey } = await office.one('alerts');
  const nextAttemptAt = new Date().toISOString();
  await office.update('alerts', id, { state: 'waiting', nextAttemptAt });
  const answer = await sales.post(`/alerts/${id}/resend`);
  expect(answer.json).toEqual({ message: 'กำลังส่งอยู่แล้ว' });
  expect((await office.get('alerts', id)).retryKey).toBe(retryKey);
  await office.update('alerts', id, { state: 'sent' });
});

it('creates missing alerts of a stored lead, and sends alerts that were left waiting', async () => {
  const lost = { fullname: 'ตกหล่น', phone: '0811111111', reference: 'SWPT-0001' };
  const { id } = await office.create('leads', { ...lost, status: 'new' });
  await until(() => line.received.length === 1 && hook.received.length === 1);
  const alerts = await office.find('alerts', { 'subject.value': { equals: id } });
  expect(alerts).toHaveLength(3);
  await allSent();
  const nextAttemptAt = new Date(0).toISOString();
  await office.update('alerts', alerts[0]?.id ?? 0, { state: 'waiting', nextAttemptAt });
  await allSent();
});
