import { expect, it } from 'vitest';
import { removeEmptyDrafts } from '../src/jobs/remove-empty-drafts.ts';
import { savedId } from './answers.ts';
import { deliverLead, register, startOffice, until } from './office.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const IN_TRASH = 14;

// Alerts are created, fail, and must be erased too.
const office = await startOffice({
  WEBHOOK_URL: 'http://127.0.0.1:9/',
  WEBHOOK_SECRET: 'x'.repeat(16),
  OFFICE_SAMPLES: 'true',
});

it('erases leads that were not won two years after the last contact', async () => {
  const { eraseExpiredEnquiries } = await import('../src/jobs/retention-job.ts');
  await office.remove('leads', {});
  await office.remove('registrations', {});

  const named = (name: string) =>
    office.one('leads', { fullname: { equals: name } }, { trash: true });
  const update = async (name: string, data: object) =>
    office.update('leads', (await named(name)).id, data);
  /** Sets creation and last change of a record so many days back. */
  const age = (collection: 'leads' | 'registrations', id: number, days: number) => {
    const updatedAt = new Date(Date.now() - days * DAY).toISOString();
    const data = { createdAt: updatedAt, updatedAt };
    return office.payload.db.updateOne({ collection, id, data, returning: false });
  };
  /** The names of the leads that are listed, or of those in the trash. */
  const names = async (isTrash = false) => {
    const where = { deletedAt: { exists: isTrash } };
    const leads = await office.find('leads', where, { sort: 'fullname', trash: isTrash });
    return leads.map(({ fullname }) => fullname);
  };

  // Leads go into the trash 14 days before the end of the retention period, in which they are erased.
  const days = {
    ended: 3637,
    old: 731,
    spam: 731,
    won: 731,
    back: 731,
    touched: 731,
    late: 717,
    fresh: 715,
  };
  for (const name of Object.keys(days)) {
    await deliverLead(office, `retention-${name}`, { fullname: name, email: `${name}@x.co` });
  }
  await register(office);
  await update('old', { note: 'บันทึกที่ต้องหายไปด้วย' });
  await update('spam', { status: 'spam' });
  await update('won', { status: 'won' });
  await update('ended', { status: 'won' });
  for (const [name, ago] of Object.entries(days)) await age('leads', (await named(name)).id, ago);
  await age('registrations', (await office.one('registrations')).id, 731);
  await update('touched', { note: 'โทรคุยวันนี้' });

  const now = Date.now();
  let turns = 0;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  expect(await eraseExpiredEnquiries(office.payload, now)).toEqual({ setAside: 6, erased: 0 });
  clearImmediate(next);
  // The event loop was not blocked.
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(await names()).toEqual(['fresh', 'touched', 'won']);
  expect(await names(true)).toEqual(['back', 'ended', 'late', 'old', 'spam']);

  const back = `/leads/${(await named('back')).id}?trash=true`;
  const sales = await office.person('sales');
  expect((await sales.patch(back, { deletedAt: null })).status).toBe(200);
  const afterDays = (later: number) => eraseExpiredEnquiries(office.payload, now + later * DAY);
  expect(await afterDays(IN_TRASH - 1)).toEqual({ setAside: 1, erased: 0 });
  expect(await afterDays(IN_TRASH)).toEqual({ setAside: 0, erased: 5 });
  expect(await names()).toEqual(['back', 'touched', 'won']);
  expect(await names(true)).toEqual(['fresh']);
  expect(await office.count('registrations', {}, true)).toBe(0);
  // History and alerts are left of existing leads only.
  const kept = new Set((await office.find('leads', {}, { trash: true })).map(({ id }) => id));
  for (const collection of ['history', 'alerts'] as const) {
    const left = await office.find(collection);
    const subjects = left.flatMap(({ subject }) => (subject ? [Number(subject.value)] : []));
    expect(subjects.filter((id) => !kept.has(id))).toEqual([]);
  }
});

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
