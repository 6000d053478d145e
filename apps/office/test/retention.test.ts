import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { removeEmptyDrafts } from '../src/jobs/remove-empty-drafts.ts';
import { saved } from './answers.ts';
import { type Office, startOffice, until } from './office.ts';
import { expectOldToBeErased } from './old-enquiries.ts';

let office: Office;

beforeAll(async () => {
  // A channel that is not there: alerts are made, and must go too.
  office = await startOffice({
    WEBHOOK_URL: 'http://127.0.0.1:9/',
    WEBHOOK_SECRET: 'x'.repeat(16),
    OFFICE_SAMPLES: 'true',
  });
}, 60_000);
afterAll(() => office.stop());

it('forgets whoever did not become a customer two years after the last contact', () =>
  expectOldToBeErased(office));

it('removes what was begun and left empty, and nothing that has a word in it or is published', async () => {
  const { payload } = office;
  const token = await office.person('marketing');
  const begin = async (body: object) => {
    const answer = await office.call('POST', '/articles?draft=true', { token, body });
    return answer.as(saved({ id: z.number() })).doc.id;
  };
  const empty = await begin({});
  const titled = await begin({ title: 'เริ่มไว้' });
  const { docs } = await payload.find({
    collection: 'articles',
    where: { _status: { equals: 'published' } },
    overrideAccess: true,
  });
  const emptied = docs[0]?.id ?? 0;
  for (const id of [emptied, await begin({ title: 'เขียนแล้วลบ' })]) {
    const body = { title: '', cover: null, excerpt: '', content: null };
    await office.call('PATCH', `/articles/${id}?draft=true`, { token, body });
  }
  const inHours = (count: number) => Date.now() + count * 3_600_000;
  expect(await removeEmptyDrafts(payload, inHours(23))).toBe(0);
  expect(await removeEmptyDrafts(payload, inHours(25))).toBe(1);
  const left = await payload.find({
    collection: 'articles',
    pagination: false,
    overrideAccess: true,
  });
  const ids = left.docs.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([titled, emptied]));
  expect(ids).not.toContain(empty);
});

it('does both every night', async () => {
  const { payload } = office;
  const planned = () =>
    payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'eraseOld' } },
      overrideAccess: true,
    });
  await until(async () => (await planned()).totalDocs === 1, 30);
  const { docs } = await planned();
  const inHours = (Date.parse(docs[0]?.waitUntil ?? '') - Date.now()) / 3_600_000;
  expect(inHours).toBeGreaterThan(0);
  expect(inHours).toBeLessThanOrEqual(24);
}, 40_000);
