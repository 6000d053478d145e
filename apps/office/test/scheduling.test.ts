import { fileContent } from '@clinicdee/brand/site-content';
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, expect, it } from 'vitest';
import { startOffice, storeDraft, until } from './office.ts';

const requests: Record<string, PayloadRequest> = {};

const office = await startOffice({ OFFICE_SAMPLES: 'true' });
const { refuseSchedule } = await import('../src/articles/refuse-schedule.ts');
const { schedules } = await import('../src/payload-patches/schedule-jobs.ts');
for (const role of ['marketing', 'sales'] as const) {
  const user = await office.get('users', (await office.person(role)).id);
  requests[role] = await createLocalReq({ user }, office.payload);
}
const published = (await office.one('articles')).id;
const unfinished = (await storeDraft(office, { title: 'ยังไม่เสร็จ' })).id;
afterAll(() => office.stop());

function ask(role: 'marketing' | 'sales', schedule: object) {
  const req = requests[role];
  if (!req) throw new Error('no such person');
  return refuseSchedule(req, schedule);
}
/** What the drawer sends; it writes ids as strings, whatever Payload's type says. */
const inputOf = (type: 'publish' | 'unpublish', id: number) => ({
  ...{ type, doc: { relationTo: 'articles', value: String(id) as unknown as number } },
});

it.each([
  [
    'publishing an article without cover, excerpt and content',
    'publish',
    () => unfinished,
    'กรอกก่อน: ภาพปก, คำโปรย, เนื้อหา',
  ],
  ['unpublishing an article that is not published', 'unpublish', () => unfinished, 'ยังไม่ได้เผยแพร่'],
] as const)('refuses to schedule %s', async (_what, type, id, message) => {
  expect(await ask('marketing', inputOf(type, id()))).toContain(message);
});

it('lets only those who edit articles set or remove a schedule', async () => {
  for (const type of ['publish', 'unpublish'] as const)
    expect(await ask('marketing', inputOf(type, published))).toBeUndefined();
  expect(await ask('sales', inputOf('publish', published))).toContain('ไม่มีสิทธิ์');
  expect(await ask('sales', { deleteID: 1 })).toContain('ไม่มีสิทธิ์');
});

it.each([
  ['was deleted', 'publish', undefined],
  ['has moved to sales', 'publish', { role: 'sales' }],
  ['got a one-time password', 'unpublish', { mustChangePassword: true }],
] as const)(
  'runs a schedule although its author %s: %s',
  async (fate, type, change) => {
    const { payload } = office;
    const author = await office.person('marketing');
    const { cover, content } = await office.get('articles', published);
    const title = `ตั้งเวลาโดยผู้ที่ ${fate}`;
    const article = { title, slug: title, excerpt: 'x', cover, content };
    const { id } = await storeDraft(office, article);
    if (type === 'unpublish') await office.update('articles', id, { _status: 'published' });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { ...inputOf(type, id), user: { relationTo: 'users', value: author.id } } as never,
      waitUntil: new Date(Date.now() + 1000),
    });
    if (change) await office.update('users', author.id, change);
    else await office.remove('users', author.id);
    const status = type === 'publish' ? 'published' : 'draft';
    await until(async () => (await office.get('articles', id))._status === status);
    expect(await schedules(payload, 'articles', id)).toEqual([]);
  },
  40_000,
);

it('reports a failed schedule with its reasons until the article is published', async () => {
  const { payload } = office;
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: inputOf('publish', unfinished) as never,
    waitUntil: new Date(),
  });
  const failed = async () =>
    (await schedules(payload, 'articles', unfinished)).filter(({ hasFailed }) => hasFailed);
  await until(async () => (await failed()).length === 1);
  const [{ at, reason } = { at: '', reason: '' }] = await failed();
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  for (const field of ['ภาพปก', 'คำโปรย', 'เนื้อหา']) expect(reason).toContain(field);
  expect(reason).not.toMatch(/[A-Za-z]{3}/);
  const { readinessOf } = await import('../src/health/checks.ts');
  const { reasons } = await readinessOf(payload).report();
  expect(reasons.map(({ code }) => code)).toContain('schedule_failed');
  const { cover, content } = await office.get('articles', published);
  await office.update('articles', unfinished, {
    ...{ cover, content, excerpt: 'คำโปรย', slug: 'done', _status: 'published' },
  });
  expect(await failed()).toEqual([]);
}, 40_000);

it('publishes the landing page at its time, and says why an invalid draft may not be scheduled', async () => {
  const { payload } = office;
  const { home } = fileContent;
  const marketing = await office.person('marketing');
  const save = (data: object) =>
    marketing.post('/globals/home?draft=true', { ...home, ...data, _status: 'draft' });
  const input = { type: 'publish', global: 'home' };
  await save({ searchTitle: '' });
  expect(await ask('marketing', input)).toContain('ชื่อในผลการค้นหา: กรอกช่องนี้');
  const stateOf = async () => {
    const { _status, searchTitle } = await payload.findGlobal({
      slug: 'home',
      overrideAccess: true,
    });
    return [_status, searchTitle];
  };
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: input as never,
    waitUntil: new Date(),
  });
  const failed = async () =>
    (await schedules(payload, 'home')).filter(({ hasFailed }) => hasFailed);
  await until(async () => (await failed()).length === 1);
  expect((await failed())[0]?.reason).toContain('ชื่อในผลการค้นหา');

  await save({ searchTitle: '{{name}} ปีใหม่' });
  expect(await ask('marketing', input)).toBeUndefined();
  expect(await ask('sales', input)).toContain('ไม่มีสิทธิ์');
  expect(await ask('marketing', { ...input, type: 'unpublish' })).toContain('เลิกเผยแพร่ไม่ได้');
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: input as never,
    waitUntil: new Date(Date.now() + 1000),
  });
  await until(async () => (await stateOf())[0] === 'published');
  expect(await stateOf()).toEqual(['published', '{{name}} ปีใหม่']);
  expect(await failed()).toEqual([]);
}, 40_000);
