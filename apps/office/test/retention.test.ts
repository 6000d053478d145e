import { expect, it } from 'vitest';
import { removeEmptyDrafts } from '../src/jobs/remove-empty-drafts.ts';
import { savedId } from './answers.ts';
import { startOffice, until } from './office.ts';
import { expectOldToBeErased } from './expired-enquiries.ts';

const HOUR = 60 * 60_000;

// Alerts are created, fail, and must be erased too.
const office = await startOffice({
  WEBHOOK_URL: 'http://127.0.0.1:9/',
  WEBHOOK_SECRET: 'x'.repeat(16),
  OFFICE_SAMPLES: 'true',
});

it('erases leads that were not won two years after the last contact', () =>
  expectOldToBeErased(office));

it('removes drafts that stayed empty for a day, but none with text or a published version', async () => {
  const marketing = await office.person('marketing');
  const begin = async (body: object) => savedId(await marketing.post('/articles?draft=true', body));
  const empty = await begin({});
  const titled = await begin({ title: 'เริ่มไว้' });
  const { id: published } = await office.one('articles', { _status: { equals: 'published' } });
  for (const id of [published, await begin({ title: 'เขียนแล้วลบ' })]) {
    const body = { title: '', cover: null, excerpt: '', content: null };
    await marketing.patch(`/articles/${id}?draft=true`, body);
  }
  expect(await removeEmptyDrafts(office.payload, Date.now() + 23 * HOUR)).toBe(0);
  expect(await removeEmptyDrafts(office.payload, Date.now() + 25 * HOUR)).toBe(1);
  const ids = (await office.find('articles')).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([titled, published]));
  expect(ids).not.toContain(empty);
});

it('plans the nightly job for the next 24 hours', async () => {
  const planned = () => office.find('payload-jobs', { taskSlug: { equals: 'eraseOld' } });
  await until(async () => (await planned()).length === 1, 30);
  const wait = Date.parse((await planned())[0]?.waitUntil ?? '') - Date.now();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(24 * HOUR);

  // Planned under a clock that was ahead.
  const data = { waitUntil: new Date(Date.now() + 9000 * HOUR).toISOString() };
  await office.payload.db.updateMany({ collection: 'payload-jobs', where: {}, data });
  await until(
    async () => Date.parse((await planned())[0]?.waitUntil ?? '') < Date.now() + 24 * HOUR,
  );
}, 60_000);
