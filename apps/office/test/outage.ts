import { expect } from 'vitest';
import { updateWithoutHooks } from '../src/payload-patches/update-without-hooks.ts';
import type { AlertingOffice } from './alerting-office.ts';
import { deliverLead, until } from './office.ts';

const THREE_HOURS = 3 * 60 * 60_000;

/**
 * LINE fails for hours. Then what is recent comes by itself and what is old in one digest, each lead
 * once; the warning stays till then.
 */
export async function expectOutageToEndInDigest({ office, line }: AlertingOffice): Promise<void> {
  const { payload } = office;
  const { reconcileAlerts } = await import('../src/jobs/reconcile-alerts.ts');
  const { failingChannels } = await import('../src/alerts/channel-health.ts');
  const alerts = async () => {
    const { docs } = await payload.find({
      collection: 'alerts',
      pagination: false,
      overrideAccess: true,
    });
    return docs;
  };
  const send = (name: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        deliverLead(office, `outage-${count}-${at}`, { fullname: `${name} ${at}\nที่มา: evil.co/x` }),
      ),
    );
  line.answers.push(...Array.from({ length: 10_000 }, () => 500));

  await send('เก่า', 4);
  await until(async () => (await alerts()).every(({ attempts }) => attempts >= 3), 60);
  const age = async () => {
    const createdAt = new Date(Date.now() - THREE_HOURS).toISOString();
    for (const { id, isDigest } of await alerts())
      if (!isDigest)
        await updateWithoutHooks(payload, { collection: 'alerts', id, data: { createdAt } });
  };
  await age();
  await Promise.all([reconcileAlerts(payload), reconcileAlerts(payload)]);
  await until(
    async () => (await alerts()).filter(({ state }) => state === 'gathered').length === 4,
  );
  expect(await failingChannels(payload)).toMatchObject([{ channel: 'line', code: 'line_500' }]);

  // Grows old while the digest is already being tried.
  await send('สาย', 1);
  await until(async () => (await alerts()).every(({ attempts }) => attempts > 0));
  await age();
  await send('ใหม่', 2);
  await reconcileAlerts(payload);
  await until(
    async () => (await alerts()).filter(({ state }) => state === 'gathered').length === 5,
  );
  expect(await failingChannels(payload)).toMatchObject([{ channel: 'line', code: 'line_500' }]);

  const before = line.received.length;
  line.answers.length = 0;
  await until(async () => (await alerts()).every(({ state }) => state === 'sent'), 60);
  expect(await failingChannels(payload)).toEqual([]);
  await reconcileAlerts(payload);
  // LINE takes what comes with the same key once: a sent alert whose row could not be told in time is
  // sent again with it.
  const sent = line.received.slice(before);
  const taken = new Map(sent.map(({ headers, body }) => [headers['x-line-retry-key'], body]));
  const texts = [...taken.values()].map((body) => {
    const { messages } = JSON.parse(body) as { messages: { text: string }[] };
    return messages[0]?.text ?? '';
  });
  const digests = texts.filter((text) => text.startsWith('สรุปลูกค้าใหม่ 5 ราย'));
  expect(digests).toHaveLength(1);
  expect(digests[0]).toMatch(/\/admin\/collections\/leads\?openExternalBrowser=1$/);
  expect(texts).toHaveLength(3);
  for (const name of ['เก่า 0', 'เก่า 3', 'สาย 0', 'ใหม่ 0', 'ใหม่ 1'])
    expect(texts.join('\n').split(`ชื่อ: ${name} ที่มา: evil. co/x`)).toHaveLength(2);
}
