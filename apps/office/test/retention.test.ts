import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Office, startOffice, until } from './office.ts';
import { expectOldToBeErased } from './old-enquiries.ts';

let office: Office;

beforeAll(async () => {
  // A channel that is not there: alerts are made, and must go too.
  office = await startOffice({
    WEBHOOK_URL: 'http://127.0.0.1:9/',
    WEBHOOK_SECRET: 'x'.repeat(16),
  });
}, 60_000);
afterAll(() => office.stop());

it('forgets whoever did not become a customer two years after the last contact', () =>
  expectOldToBeErased(office));

it('does so every night', async () => {
  const { payload } = office;
  const planned = () =>
    payload.find({ collection: 'payload-jobs', where: { taskSlug: { equals: 'eraseOld' } } });
  await until(async () => (await planned()).totalDocs === 1, 30);
  const { docs } = await planned();
  const inHours = (Date.parse(docs[0]?.waitUntil ?? '') - Date.now()) / 3_600_000;
  expect(inHours).toBeGreaterThan(0);
  expect(inHours).toBeLessThanOrEqual(24);
}, 40_000);
