import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deliverLead, type Office, startOffice, until } from './office.ts';
import { type CallReceiver, receiveCalls } from './receivers.ts';

vi.setConfig({ testTimeout: 60_000 });

let office: Office;
let line: CallReceiver;
let hook: CallReceiver;
let reconcileAlerts: typeof import('../src/jobs/reconcile-alerts.ts').reconcileAlerts;

beforeAll(async () => {
  [line, hook] = await Promise.all([receiveCalls(), receiveCalls()]);
  office = await startOffice({
    LINE_API_URL: line.url,
    LINE_CHANNEL_TOKEN: 'line-token',
    LINE_TARGET: 'C123',
    WEBHOOK_URL: `${hook.url}/hook`,
    WEBHOOK_SECRET: 'secret-of-the-webhook',
    ALERTS_PER_HOUR: '3',
  });
  ({ reconcileAlerts } = await import('../src/jobs/reconcile-alerts.ts'));
}, 180_000);
afterAll(async () => {
  await office.stop();
  await Promise.all([line.stop(), hook.stop()]);
});

const pushes = () =>
  line.received.map(({ body }) => {
    const { messages } = JSON.parse(body) as { messages: { text: string }[] };
    return messages[0]?.text ?? '';
  });
const statesOf = async (channel: string) => {
  const { docs } = await office.payload.find({
    collection: 'alerts',
    where: { channel: { equals: channel } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs.map(({ state }) => state);
};

it('tells people of a flood in one message with its count, and programs of each lead', async () => {
  for (let number = 0; number < 40; number++)
    await deliverLead(office, `lead-of-a-flood-${number}`, {
      fullname: `ลูกค้าที่ ${number}`,
      phone: `08112345${String(10 + number)}`,
    });
  await until(() => hook.received.length === 40);
  await reconcileAlerts(office.payload);
  await until(() => line.received.length === 4);
  const digest = pushes().at(-1) ?? '';
  expect(digest).toContain('มีลูกค้าใหม่อีก 37 ราย');
  expect(digest).toContain('ลูกค้าที่ 3\n');
  expect(digest).toContain('และอีก 17 ราย');
  expect(digest).toContain('/admin/collections/leads');
  await until(async () => (await statesOf('line')).every((state) => state === 'sent'));
});

it('waits before it tells of the next in one message, and forgets none', async () => {
  for (let number = 0; number < 5; number++) await deliverLead(office, `flood-again-${number}`);
  await reconcileAlerts(office.payload);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(line.received).toHaveLength(4);
  expect((await statesOf('line')).filter((state) => state === 'gathered')).toHaveLength(5);

  // As ten minutes later.
  await office.payload.db.updateMany({
    collection: 'alerts',
    where: { isDigest: { equals: true } },
    data: { createdAt: new Date(Date.now() - 11 * 60_000).toISOString() },
  });
  await reconcileAlerts(office.payload);
  await until(() => line.received.length === 5);
  expect(pushes().at(-1)).toContain('มีลูกค้าใหม่อีก 5 ราย');
});
