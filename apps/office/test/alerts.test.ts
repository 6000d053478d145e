import { createHmac } from 'node:crypto';
import { signatureHeaderName } from '@clinicdee/brand';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { envelope, refusal } from './answers.ts';
import { deliverLead, type Office, startOffice, until } from './office.ts';
import { type CallReceiver, type MailReceiver, receiveCalls, receiveMails } from './receivers.ts';

// Retries wait for the queue, which looks every two seconds.
vi.setConfig({ testTimeout: 60_000 });

const SECRET = 'secret-of-the-webhook';
let office: Office;
let sales: string;
let reconcileAlerts: typeof import('../src/jobs/reconcile-alerts.ts').reconcileAlerts;

let line: CallReceiver;
let hook: CallReceiver;
let mailbox: MailReceiver;

beforeAll(async () => {
  [line, hook, mailbox] = await Promise.all([receiveCalls(), receiveCalls(), receiveMails()]);
  office = await startOffice({
    LINE_API_URL: line.url,
    LINE_CHANNEL_TOKEN: 'line-token',
    LINE_TARGET: 'C123',
    WEBHOOK_URL: `${hook.url}/hook`,
    WEBHOOK_SECRET: SECRET,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'office@clinicdee.example',
    MAIL_TO: 'sales@clinicdee.example',
    ALERT_RETRY_MS: '50',
  });
  ({ reconcileAlerts } = await import('../src/jobs/reconcile-alerts.ts'));
  sales = await office.person('sales');
}, 60_000);

beforeEach(() => {
  line.answers.length = 0;
  hook.answers.length = 0;
  mailbox.answers.length = 0;
  for (const list of [line.received, hook.received, mailbox.mails]) list.length = 0;
});

afterAll(async () => {
  await office.stop();
  await Promise.all([line.stop(), hook.stop(), mailbox.stop()]);
});

it('tells all three channels of a lead', async () => {
  const answer = await deliverLead(office, 'alerts-first');
  await until(() => line.received.length + hook.received.length + mailbox.mails.length === 3);
  const found = await office.payload.find({
    collection: 'leads',
    where: { reference: { equals: answer.as(envelope).reference } },
    overrideAccess: true,
  });
  const id = String(found.docs[0]?.id);

  const push = line.received[0];
  expect(push?.path).toBe('/v2/bot/message/push');
  expect(push?.headers.authorization).toBe('Bearer line-token');
  expect(push?.headers['x-line-retry-key']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
  const message = JSON.parse(push?.body ?? '') as { to: string; messages: { text: string }[] };
  expect(message.to).toBe('C123');
  const text = message.messages[0]?.text ?? '';
  expect(text).toContain(`/admin/collections/leads/${id}?openExternalBrowser=1`);
  expect(text).toMatch(/สมหญิง ใจดี[\s\S]*คลินิกผิวหนัง[\s\S]*โฆษณา Google/);
  expect(text).not.toMatch(/5678|somying@|อยากดูระบบ/);

  const call = hook.received[0];
  const [, seconds, signature] =
    /^t=(\d+),v1=([\da-f]+)$/.exec(String(call?.headers[signatureHeaderName])) ?? [];
  expect(signature).toBe(
    createHmac('sha256', SECRET)
      .update(`${String(seconds)}.${call?.body ?? ''}`)
      .digest('hex'),
  );
  // Seconds, not milliseconds, and of now.
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(300);
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ event: 'lead.created', id: Number(id) });

  expect(mailbox.mails[0]).toContain('To: sales@clinicdee.example');
  await until(async () => (await states()).every((state) => state === 'sent'));
});

it('sends a test over each channel, for admins, and not too often', async () => {
  const admin = await office.person('admin');
  const test = (channel: unknown, token = admin) =>
    office.call('POST', '/alerts/test', { token, body: { channel } });
  expect((await test('line', sales)).status).toBe(403);
  for (const odd of ['none', undefined, ['line']]) expect((await test(odd)).status).toBe(404);
  expect(line.received).toHaveLength(0);

  hook.answers.push(401);
  const [byLine, byMail, byHook] = [await test('line'), await test('email'), await test('webhook')];
  expect([byLine.status, byMail.status, byHook.status]).toEqual([200, 200, 502]);
  expect(byLine.as(refusal).message).toContain('ส่งข้อความทดสอบทาง LINE แล้ว');
  expect(byHook.as(refusal).message).toContain('ตรวจ WEBHOOK_SECRET');
  expect(line.received[0]?.body).toContain('ทดสอบการแจ้งเตือน ไม่ใช่ลูกค้าจริง');
  expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject({
    event: 'channel.test',
    test: true,
  });
  expect(mailbox.mails).toHaveLength(1);

  const again = await test('line');
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
  expect(again.as(refusal).message).toMatch(/รออีก \d+ วินาที/);
  expect(line.received).toHaveLength(1);
});

it('tries a failing channel again on its own, with the same retry key', async () => {
  line.answers.push(500, 429);
  await deliverLead(office, 'alerts-retry', { email: 'retry@x.co' });
  await until(
    () => line.received.length === 3 && hook.received.length === 1 && mailbox.mails.length === 1,
  );
  expect(new Set(line.received.map(({ headers }) => headers['x-line-retry-key'])).size).toBe(1);
  await until(async () => (await states()).every((state) => state === 'sent'));
});

it('takes 409 of LINE for "already delivered"', async () => {
  line.answers.push(409);
  await deliverLead(office, 'alerts-conflict', { email: 'conflict@x.co' });
  await until(async () => (await states()).every((state) => state === 'sent'));
  expect(line.received).toHaveLength(1);
});

it('warns over the other channels, once, when one keeps failing', async () => {
  hook.answers.push(...Array.from({ length: 40 }, () => 503));
  await deliverLead(office, 'alerts-failing-1', { email: 'f1@x.co' });
  const notices = () =>
    office.payload.find({
      collection: 'alerts',
      where: { failing: { equals: 'webhook' } },
      overrideAccess: true,
    });
  await until(async () => (await notices()).totalDocs === 2);
  await until(() => mailbox.mails.length === 2 && line.received.length === 2);
  const { failingChannels } = await import('../src/alerts/channel-health.ts');
  await until(async () =>
    (await failingChannels(office.payload)).some(({ channel }) => channel === 'webhook'),
  );
  await deliverLead(office, 'alerts-failing-2', { email: 'f2@x.co' });
  await until(() => hook.received.length > 6);
  expect((await notices()).docs.map(({ channel }) => channel).sort()).toEqual(['email', 'line']);
  hook.answers.length = 0;
  await until(async () => (await states()).every((state) => state === 'sent'), 40);
  expect(await failingChannels(office.payload)).toEqual([]);
}, 90_000);

it('sends again when a person asks for it, with a new key', async () => {
  const { docs } = await office.payload.find({
    collection: 'alerts',
    where: { channel: { equals: 'line' } },
    limit: 1,
    overrideAccess: true,
  });
  const before = docs[0];
  const answer = await office.call('POST', `/alerts/${String(before?.id)}/resend`, {
    token: sales,
  });
  expect(answer.status).toBe(200);
  await until(() => line.received.length === 1);
  expect(line.received[0]?.headers['x-line-retry-key']).not.toBe(before?.retryKey);
});

it('says why a mail was not taken', async () => {
  mailbox.answers.push(...Array.from({ length: 40 }, () => 451));
  await deliverLead(office, 'alerts-mail', { email: 'mail@x.co' });
  const codes = async () => {
    const where = { channel: { equals: 'email' }, attempts: { greater_than: 0 } };
    const { docs } = await office.payload.find({
      collection: 'alerts',
      where,
      pagination: false,
      overrideAccess: true,
    });
    return docs.map(({ errorCode }) => errorCode);
  };
  await until(async () => (await codes()).includes('smtp_451'));
  mailbox.answers.length = 0;
  await until(async () => (await states()).every((state) => state === 'sent'), 40);
  expect(mailbox.mails).toHaveLength(1);
}, 90_000);

it('is sent once to somebody who presses twice', async () => {
  const { docs } = await office.payload.find({
    collection: 'alerts',
    limit: 1,
    overrideAccess: true,
  });
  const id = docs[0]?.id ?? 0;
  const data = { state: 'waiting', nextAttemptAt: new Date().toISOString() } as const;
  await office.payload.update({ collection: 'alerts', id, data, overrideAccess: true });
  const answer = await office.call('POST', `/alerts/${id}/resend`, { token: sales });
  expect(answer.json).toEqual({ message: 'กำลังส่งอยู่แล้ว' });
  const kept = await office.payload.findByID({ collection: 'alerts', id, overrideAccess: true });
  expect(kept.retryKey).toBe(docs[0]?.retryKey);
  await office.payload.update({
    collection: 'alerts',
    id,
    data: { state: 'sent' },
    overrideAccess: true,
  });
});

it('sweeps up a lead whose alerts were never made', async () => {
  const { payload } = office;
  const lost = await payload.create({
    collection: 'leads',
    data: {
      fullname: 'ตกหล่น',
      phone: '0811111111',
      reference: 'SWPT-0001',
      status: 'new',
    },
    overrideAccess: true,
  });
  await reconcileAlerts(payload, -1000);
  await until(() => line.received.length === 1 && hook.received.length === 1);
  const { docs } = await payload.find({
    collection: 'alerts',
    where: { 'subject.value': { equals: lost.id } },
    overrideAccess: true,
  });
  expect(docs).toHaveLength(3);
  await until(async () => (await states()).every((state) => state === 'sent'));
  const id = docs[0]?.id ?? 0;
  await payload.update({
    collection: 'alerts',
    id,
    data: { state: 'waiting', nextAttemptAt: new Date(0).toISOString() },
    overrideAccess: true,
  });
  await reconcileAlerts(payload);
  await until(async () => (await states()).every((state) => state === 'sent'));
});

async function states(): Promise<string[]> {
  const { docs } = await office.payload.find({
    collection: 'alerts',
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ state }) => state);
}
