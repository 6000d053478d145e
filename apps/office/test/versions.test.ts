import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseForeign } from '../src/database/database.ts';
import { deliverLead, type Office, startOffice } from './office.ts';
import { runSql } from './sql.ts';

let office: Office;

beforeAll(async () => {
  office = await startOffice();
}, 60_000);
afterAll(() => office.stop());

it('works on a database that a newer version has only given more', async () => {
  const { payload } = office;
  await runSql(
    payload,
    'ALTER TABLE leads ADD later text',
    'ALTER TABLE history ADD later text',
    'ALTER TABLE users ADD later text',
    'CREATE TABLE later (id integer PRIMARY KEY NOT NULL)',
  );
  await payload.create({
    collection: 'payload-migrations',
    data: { name: '20991230_000000_later_adds', batch: 98 },
    overrideAccess: true,
  });
  await expect(refuseForeign(payload)).resolves.toBeUndefined();
  expect((await deliverLead(office, 'after-going-back')).status).toBe(200);
  await office.person('sales');
});

it('refuses a database that a newer version has brought further, in words', async () => {
  const { payload } = office;
  await expect(refuseForeign(payload)).resolves.toBeUndefined();
  await payload.create({
    collection: 'payload-migrations',
    data: { name: '20991231_000000_of_tomorrow', batch: 99 },
    overrideAccess: true,
  });
  await expect(refuseForeign(payload)).rejects.toThrow(
    /written by a newer version \(step 20991231_000000_of_tomorrow\).*docs\/guides\/deploy/,
  );
});

it('tells a version that was never released from a newer one', async () => {
  const { payload } = office;
  await payload.delete({
    collection: 'payload-migrations',
    where: { name: { like: 'tomorrow' } },
    overrideAccess: true,
  });
  await payload.create({
    collection: 'payload-migrations',
    data: { name: '20261121_223847_alert_digests', batch: 3 },
    overrideAccess: true,
  });
  await expect(refuseForeign(payload)).rejects.toThrow(/never released \(step 20261121_223847/);
});
