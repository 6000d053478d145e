import { fileContent } from '@clinicdee/brand/site-content';
import { createLocalReq } from 'payload';
import { expect, it, vi } from 'vitest';
import { startOffice, storeDraft, until } from './office.ts';

vi.setConfig({ testTimeout: 40_000 });

const office = await startOffice({ OFFICE_SAMPLES: 'true' });
const { payload } = office;
// The queue runs every ten seconds: the tests that wait for it do so together.
const { refuseSchedule } = await import('../src/articles/refuse-schedule.ts');
const { schedules } = await import('../src/payload-patches/schedule-jobs.ts');
const { id: published, cover, content } = await office.one('articles', {}, { depth: 0 });
/** What an article needs to be published. */
const finished = (title: string) => ({ title, slug: title, excerpt: 'x', cover, content });
const unfinished = (await storeDraft(office, { title: 'ยังไม่เสร็จ' })).id;

const people = { marketing: await office.person('marketing'), sales: await office.person('sales') };

/** Why somebody may not set or remove a schedule. */
async function ask(role: 'marketing' | 'sales', schedule: object) {
  const user = await office.get('users', people[role].id);
  return refuseSchedule(await createLocalReq({ user }, payload), schedule);
}
/** Queues what the drawer sends. */
const schedule = (input: object, delayMs = 0) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input,
    waitUntil: new Date(Date.now() + delayMs),
  });
const failedSchedules = async (...of: [slug: 'articles' | 'home', id?: number]) =>
  (await schedules(payload, ...of)).filter(({ hasFailed }) => hasFailed);
/** The drawer writes ids as strings. */
const inputOf = (type: 'publish' | 'unpublish', id: number) => ({
  type,
  doc: { relationTo: 'articles', value: String(id) },
});

it('names what a draft lacks before it may be scheduled, but lets it be given its end first', async () => {
  expect(await ask('marketing', inputOf('publish', unfinished))).toMatch(/ภาพปก.*คำโปรย.*เนื้อหา/);
  expect((await office.get('articles', unfinished, { draft: true }))._status).toBe('draft');
  expect(await ask('marketing', inputOf('unpublish', unfinished))).toBeUndefined();
});

it.concurrent(
  'withdraws an article at its time although its newest draft is unfinished',
  async () => {
    const { id } = await storeDraft(office, finished('ถอนตามเวลา'));
    await office.update('articles', id, { _status: 'published' });
    const unfinishedEdit = { excerpt: '', _status: 'draft' };
    await people.marketing.patch(`/articles/${id}?draft=true`, unfinishedEdit);
    await schedule(inputOf('unpublish', id));
    await until(async () => (await office.get('articles', id))._status === 'draft');
  },
);

it('lets only those who edit articles set or remove a schedule', async () => {
  for (const type of ['publish', 'unpublish'] as const)
    expect(await ask('marketing', inputOf(type, published))).toBeUndefined();
  expect(await ask('sales', inputOf('publish', published))).toContain('ไม่มีสิทธิ์');
  expect(await ask('sales', { deleteID: 1 })).toContain('ไม่มีสิทธิ์');
});

it.concurrent.each([
  ['was deleted', undefined],
  ['has moved to sales', { role: 'sales' as const }],
])('publishes at its time although the author %s', async (fate, change) => {
  const author = await office.person('marketing');
  const { id } = await storeDraft(office, finished(`ตั้งเวลาโดยผู้ที่ ${fate}`));
  const user = { relationTo: 'users', value: author.id };
  await schedule({ ...inputOf('publish', id), user }, 1000);
  if (change) await office.update('users', author.id, change);
  else await office.remove('users', author.id);
  await until(async () => (await office.get('articles', id))._status === 'published');
  expect(await schedules(payload, 'articles', id)).toEqual([]);
});

it.concurrent(
  'runs what fell due while the office was stopped in the order of its times',
  async () => {
    const { id } = await storeDraft(office, finished('จบไปแล้ว'));
    // The end was set before the beginning.
    await schedule(inputOf('unpublish', id), -1000);
    await schedule(inputOf('publish', id), -2000);
    await until(async () => (await schedules(payload, 'articles', id)).length === 0);
    const { _status, publishedAt } = await office.get('articles', id);
    expect([_status, publishedAt]).toEqual(['draft', expect.any(String)]);
  },
);

it.concurrent(
  'reports a failed schedule with its reasons until the article is published',
  async () => {
    await schedule(inputOf('publish', unfinished));
    const failed = () => failedSchedules('articles', unfinished);
    await until(async () => (await failed()).length === 1);
    const [{ at, reason } = { at: '', reason: '' }] = await failed();
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
    for (const field of ['ภาพปก', 'คำโปรย', 'เนื้อหา']) expect(reason).toContain(field);
    expect(reason).not.toMatch(/[A-Za-z]{3}/);
    const { readinessOf } = await import('../src/health/checks.ts');
    const { reasons } = await readinessOf(payload).report();
    expect(reasons.map(({ code }) => code)).toContain('schedule_failed');
    await office.update('articles', unfinished, { ...finished('เสร็จแล้ว'), _status: 'published' });
    expect(await failed()).toEqual([]);
  },
);

it.concurrent(
  'publishes the landing page at its time, and says why an invalid draft may not be scheduled',
  async () => {
    const { home } = fileContent;
    const save = (data: object) =>
      people.marketing.post('/globals/home?draft=true', { ...home, ...data, _status: 'draft' });
    const input = { type: 'publish', global: 'home' };
    await save({ searchTitle: '' });
    expect(await ask('marketing', input)).toContain('ชื่อในผลการค้นหา: กรอกช่องนี้');
    const stateOf = async () => {
      const stored = await payload.findGlobal({ slug: 'home', overrideAccess: true });
      return [stored._status, stored.searchTitle];
    };
    await schedule(input);
    const failed = () => failedSchedules('home');
    await until(async () => (await failed()).length === 1);
    expect((await failed())[0]?.reason).toContain('ชื่อในผลการค้นหา');

    await save({ searchTitle: '{{name}} ปีใหม่' });
    expect(await ask('marketing', input)).toBeUndefined();
    expect(await ask('sales', input)).toContain('ไม่มีสิทธิ์');
    expect(await ask('marketing', { ...input, type: 'unpublish' })).toContain('หยุดเผยแพร่ไม่ได้');
    await schedule(input, 1000);
    await until(async () => (await stateOf())[0] === 'published');
    expect(await stateOf()).toEqual(['published', '{{name}} ปีใหม่']);
    expect(await failed()).toEqual([]);
  },
);
