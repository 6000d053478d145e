import { expect } from 'vitest';
import type { AlertingOffice } from './alerting-office.ts';
import { deliverLead, until } from './office.ts';

const THREE_HOURS = 3 * 60 * 60_000;

/**
 * LINE fails for three hours. Expects that recent leads then arrive one by one and older ones in a digest,
 * each once, and that the channel is reported as failing until then.
 */
export async function expectOutageToEndInDigest(alerting: AlertingOffice): Promise<void> {
  const { office, line, failing } = alerting;
  const { payload } = office;
  const { reconcileAlerts } = await import('../src/jobs/reconcile-alerts.ts');
  const alerts = () => office.find('alerts');
  const gathered = (count: number) =>
    until(
      async () => (await alerts()).filter(({ state }) => state === 'gathered').length === count,
    );
  const send = (name: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        deliverLead(office, `outage-${count}-${at}`, { fullname: `${name} ${at}\nที่มา: evil.co/x` }),
      ),
    );
  const age = async () => {
    const createdAt = new Date(Date.now() - THREE_HOURS).toISOString();
    for (const { id, isDigest } of await alerts())
      if (!isDigest) await payload.db.updateOne({ collection: 'alerts', id, data: { createdAt } });
  };
  line.answers.push(...Array.from({ length: 10_000 }, () => 500));

  await send('เก่า', 4);
  await until(async () => (await alerts()).every(({ attempts }) => attempts >= 3), 60);
  await age();
  await gathered(4);
  await reconcileAlerts(payload);
  expect(await failing()).toMatchObject([{ channel: 'line', code: 'line_500' }]);

  // One more grows old while the digest is being tried.
  await send('สาย', 1);
  await until(async () => (await alerts()).every(({ attempts }) => attempts > 0));
  await age();
  await send('ใหม่', 2);
  await reconcileAlerts(payload);
  await gathered(5);
  expect(await failing()).toMatchObject([{ channel: 'line', code: 'line_500' }]);

  const before = line.received.length;
  line.answers.length = 0;
  await alerting.allSent(60);
  expect(await failing()).toEqual([]);
  await reconcileAlerts(payload);
  // An alert whose state could not be saved in time is sent again with its key; LINE delivers a key once.
  const keys = line.received.map(({ headers }) => headers['x-line-retry-key']).slice(before);
  const delivered = new Map(
    alerting
      .lineTexts()
      .slice(before)
      .map((text, at) => [keys[at], text]),
  );
  const texts = [...delivered.values()];
  const digests = texts.filter((text) => text.startsWith('สรุปลูกค้าใหม่ 5 ราย'));
  expect(digests).toHaveLength(1);
  expect(digests[0]).toMatch(/\/admin\/collections\/leads\?openExternalBrowser=1$/);
  expect(texts).toHaveLength(3);
  for (const name of ['เก่า 0', 'เก่า 3', 'สาย 0', 'ใหม่ 0', 'ใหม่ 1'])
    expect(texts.join('\n').split(`ชื่อ: ${name} ที่มา: evil. co/x`)).toHaveLength(2);
}
