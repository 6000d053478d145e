import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test as plain } from '@playwright/test';
import { th } from '../src/content/th/index.ts';
import { LeadApiDouble, Site } from './site.ts';

const { line, phone } = th.brand;

const test = plain.extend<{ site: Site; leadApi: LeadApiDouble }>({
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    await site.dispose();
  },
  leadApi: async ({}, use) => {
    const double = await new LeadApiDouble().start();
    await use(double);
    await double.stop();
  },
});

const post = (site: Site, index: number, forwardedFor?: string) =>
  fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
      'idempotency-key': `form-fill-number-${index}-of-the-test`,
    },
    body: JSON.stringify({
      fullname: `ผู้ส่ง ${index}`,
      phone: '0812345678',
      email: 'a@clinic.co.th',
      organization_type: 'จิตเวช',
      description: '',
    }),
  });

for (const delay of [15, 40, 80]) {
  test(`kill -9 after ${delay} ms of 50 submissions at once loses nothing acknowledged`, async ({
    site,
  }) => {
    await site.start({ LEADS_PER_MINUTE: '1000' });
    const acknowledged: string[] = [];
    const submissions = Array.from({ length: 50 }, async (_, index) => {
      const response = await post(site, index).catch(() => undefined);
      const body = (await response?.json().catch(() => undefined)) as
        { code: number; reference: string } | undefined;
      if (body?.code === 200) acknowledged.push(body.reference);
    });
    await sleep(delay);
    await site.stop('SIGKILL');
    await Promise.all(submissions);

    const onDisk = site.leads().map(({ reference }) => reference);
    expect(onDisk).toEqual(expect.arrayContaining(acknowledged));

    // And the file is whole: the next start takes leads again.
    await site.start();
    expect((await post(site, 99)).status).toBe(200);
    expect(site.leads()).toHaveLength(onDisk.length + 1);
  });
}

test('with the lead API down visitors notice nothing, and all leads arrive afterwards, once', async ({
  site,
  leadApi,
}) => {
  leadApi.status = 503;
  await site.start({ LEAD_API_URL: leadApi.url, LEAD_API_TOKEN: 'token-of-the-test' });
  for (let index = 0; index < 10; index++) expect((await post(site, index)).status).toBe(200);
  await expect.poll(() => leadApi.received.length).toBeGreaterThan(1);
  await site.stop();

  leadApi.status = 200;
  leadApi.received.length = 0;
  await site.start({ LEAD_API_URL: leadApi.url, LEAD_API_TOKEN: 'token-of-the-test' });
  await expect
    .poll(() => site.leads().filter(({ state }) => state === 'delivered').length, {
      timeout: 20_000,
    })
    .toBe(10);
  const keys = leadApi.received.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(10);
  expect(keys).toHaveLength(10);
  expect(leadApi.received[0]?.headers.authorization).toBe('Bearer token-of-the-test');
  expect(site.log).not.toMatch(/ผู้ส่ง|0812345678|a@clinic|token-of-the-test/);
});

test('a stop lets what is under way finish', async ({ site }) => {
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

test('a full outbox answers 503 and keeps nothing by half', async ({ site }) => {
  await site.start();
  const { openDatabase } = await import('../src/database/database.ts');
  const database = openDatabase(site.dataDir);
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON outbox
                 BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  database.close();
  const response = await post(site, 1);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: 503,
    message: `เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง หรือโทร ${phone.shown} หรือทัก LINE ${line.id}`,
  });
  expect(site.leads()).toEqual([]);
  expect(site.log).not.toMatch(/ผู้ส่ง|0812345678/);
});

test('behind a proxy each visitor is counted alone, and nobody can pose as another', async ({
  site,
}) => {
  await site.start({ LEADS_PER_MINUTE: '1', TRUST_PROXY: '1' });
  expect((await post(site, 1, '203.0.113.1')).status).toBe(200);
  expect((await post(site, 2, '203.0.113.2')).status).toBe(200);
  expect((await post(site, 3, '203.0.113.1')).status).toBe(429);
  expect((await post(site, 4, '198.51.100.7, 203.0.113.1')).status).toBe(429);
});

test('too many leads from one address are asked to wait', async ({ site }) => {
  await site.start({ LEADS_PER_MINUTE: '2' });
  expect((await post(site, 1)).status).toBe(200);
  expect((await post(site, 2)).status).toBe(200);
  const refused = await post(site, 3);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post(site, 1)).status).toBe(200);
});
