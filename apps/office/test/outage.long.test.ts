import { expect, it, vi } from 'vitest';
import { startAlertingOffice } from './alerting-office.ts';
import { deliverLead, storeLead, until } from './office.ts';

vi.setConfig({ testTimeout: 180_000 });

const { office, line, lineTexts, newest, allSent, failing } = await startAlertingOffice(['line']);

const isDigest = (text: string) => text.startsWith('สรุปลูกค้าใหม่');
const openDigest = { isDigest: { equals: true }, state: { not_equals: 'sent' } };
const THREE_HOURS = 3 * 60 * 60_000;

// Recent leads arrive one by one and older ones in digests, each once; the channel is reported as failing until then.
it('sends every lead after an outage of LINE of three hours, the old ones in digests', async () => {
  const { updateDigests } = await import('../src/alerts/digest.ts');
  const alerts = () => office.find('alerts');
  const haveTried = (attempts: number, count: number) =>
    until(async () => {
      const tried = (await alerts()).filter((alert) => alert.attempts >= attempts);
      return tried.length === count;
    }, 60);
  const areGathered = (count: number) =>
    until(async () => (await office.count('alerts', { state: { equals: 'gathered' } })) === count);
  const send = (name: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        deliverLead(office, `outage-${count}-${at}`, { fullname: `${name} ${at}\nที่มา: evil.co/x` }),
      ),
    );
  const createdAt = new Date(Date.now() - THREE_HOURS).toISOString();
  const age = () => office.updateAll('alerts', { id: { exists: true } }, { createdAt });
  line.answers.push(...Array.from({ length: 10_000 }, () => 500));

  await send('เก่า', 4);
  await haveTried(3, 4);
  await age();
  await areGathered(4);
  await updateDigests(office.payload);
  expect(await failing()).toMatchObject([{ channel: 'line', code: 'line_500' }]);

  // One more grows old while the digest is being tried.
  await send('สาย', 1);
  await haveTried(1, 6);
  await age();
  await send('ใหม่', 2);
  await haveTried(1, 8);
  await updateDigests(office.payload);
  await areGathered(5);
  expect(await failing()).toMatchObject([{ channel: 'line', code: 'line_500' }]);

  const before = line.received.length;
  line.answers.length = 0;
  // A digest keeps its content and key; what became old since is in the next one.
  await until(() => lineTexts().slice(before).some(isDigest), 60);
  await until(async () => (await office.count('alerts', openDigest)) === 0);
  await updateDigests(office.payload);
  await allSent(60);
  expect(await failing()).toEqual([]);
  // An alert whose state could not be saved in time is sent again with its key; LINE delivers a key once.
  const delivered = new Map(
    line.received
      .map(({ headers }, at) => [headers['x-line-retry-key'], at] as const)
      .slice(before),
  );
  const texts = [...delivered.values()].map((at) => lineTexts()[at] ?? '');
  expect(texts).toHaveLength(4);
  expect(texts.filter(isDigest)).toEqual([
    expect.stringMatching(/^สรุปลูกค้าใหม่ 4 ราย[^]*\/leads\?openExternalBrowser=1$/),
    expect.stringMatching(/^สรุปลูกค้าใหม่ 1 ราย/),
  ]);
  for (const name of ['เก่า 0', 'เก่า 3', 'สาย 0', 'ใหม่ 0', 'ใหม่ 1'])
    expect(texts.join('\n').split(`ชื่อ: ${name} ที่มา: evil. co/x`)).toHaveLength(2);
});

it('keeps retrying after thirty failures', async () => {
  line.answers.push(500, 500);
  await storeLead(office, { fullname: 'สามสิบ' });
  await until(async () => (await newest())?.state === 'retrying');
  const id = (await newest())?.id ?? 0;
  await office.payload.db.updateOne({ collection: 'alerts', id, data: { attempts: 30 } });
  await until(async () => (await newest())?.state === 'sent', 60);
  expect((await newest())?.attempts).toBe(32);
});
