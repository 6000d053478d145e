import { setTimeout as sleep } from 'node:timers/promises';
import { RecordingApi } from './recording-api.ts';
import { expect, type Site, testOwnSite } from './site.ts';

const test = testOwnSite.extend<{ leadApi: RecordingApi }>({
  leadApi: async ({}, use) => {
    await using leadApi = await new RecordingApi().start();
    await use(leadApi);
  },
});

const post = (site: Site, index: number) =>
  site.postLead(`ผู้ส่ง ${index}`, {
    'idempotency-key': `form-fill-number-${index}-of-the-test`,
  });

test('keeps every acknowledged lead after kill -9, at three moments of 50 submissions', async ({
  site,
}) => {
  const acknowledged: string[] = [];
  for (const delay of [15, 40, 80]) {
    await site.start({ LEADS_PER_MINUTE: '1000' });
    const submissions = Array.from({ length: 50 }, async (_, index) => {
      const response = await post(site, 1000 * delay + index).catch(() => undefined);
      const body = (await response?.json().catch(() => undefined)) as
        { code: number; reference: string } | undefined;
      if (body?.code === 200) acknowledged.push(body.reference);
    });
    await sleep(delay);
    await site.stop('SIGKILL');
    await Promise.all(submissions);

    const onDisk = site.leads().map(({ reference }) => reference);
    expect(onDisk, `after ${delay} ms`).toEqual(expect.arrayContaining(acknowledged));
  }
  // The next start takes leads again.
  const onDisk = site.leads().map(({ reference }) => reference);
  await site.start();
  expect((await post(site, 99)).status).toBe(200);
  const references = site.leads().map(({ reference }) => reference);
  expect(references).toEqual(expect.arrayContaining(onDisk));
  // The journal may have more, whose senders got no answer.
  expect(references.length).toBeGreaterThan(onDisk.length);
});

test('acknowledges leads while the lead API is down, and delivers each once afterwards', async ({
  site,
  leadApi,
}) => {
  const environment = { LEAD_API_URL: leadApi.url, LEAD_API_TOKEN: 'token-of-the-test' };
  leadApi.reply = { status: 503 };
  await site.start(environment);
  for (let index = 0; index < 10; index++) expect((await post(site, index)).status).toBe(200);
  await expect.poll(() => leadApi.received.length).toBeGreaterThan(1);
  await site.stop();

  leadApi.reply = { status: 200, body: { code: 200 } };
  leadApi.received.length = 0;
  await site.start(environment);
  const delivered = () => site.leads().filter(({ state }) => state === 'delivered');
  await expect.poll(delivered).toHaveLength(10);
  const keys = leadApi.received.map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([10, 10]);
  expect(leadApi.received[0]?.headers.authorization).toBe('Bearer token-of-the-test');
  expect(site.log).not.toMatch(/ผู้ส่ง|0812345678|a@clinic|token-of-the-test/);
});

test('finishes pending requests before it stops', async ({ site }) => {
  await site.start();
  const submissions = Array.from({ length: 20 }, (_, index) => post(site, index));
  await Promise.race(submissions);
  const code = await site.stop('SIGTERM');
  expect(code).toBe(0);
  const answered = await Promise.allSettled(submissions);
  const taken = answered.filter(
    (answer) => answer.status === 'fulfilled' && answer.value.status === 200,
  );
  expect(taken.length).toBeGreaterThan(0);
  expect(site.leads().length).toBeGreaterThanOrEqual(taken.length);
});
