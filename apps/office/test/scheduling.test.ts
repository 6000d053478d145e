import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Office, startOffice, until } from './office.ts';

let office: Office;
const requests: Record<string, PayloadRequest> = {};
let unfinished = 0;
let published = 0;
let refuseSchedule: (typeof import('../src/articles/refuse-schedule.ts'))['refuseSchedule'];
let schedules: (typeof import('../src/payload-patches/schedule-jobs.ts'))['schedules'];

beforeAll(async () => {
  office = await startOffice({ OFFICE_SAMPLES: 'true' });
  ({ refuseSchedule } = await import('../src/articles/refuse-schedule.ts'));
  ({ schedules } = await import('../src/payload-patches/schedule-jobs.ts'));
  for (const role of ['marketing', 'sales'] as const) {
    const user = await office.payload.create({
      collection: 'users',
      data: {
        email: `${role}@clinicdee.example`,
        password: 'a password of mine',
        name: role,
        role,
      },
      overrideAccess: true,
    });
    requests[role] = await createLocalReq({ user }, office.payload);
  }
  const draft = await office.payload.create({
    collection: 'articles',
    draft: true,
    data: { title: 'ยังไม่เสร็จ' },
    overrideAccess: true,
  });
  unfinished = draft.id;
  const { docs } = await office.payload.find({
    collection: 'articles',
    limit: 1,
    sort: 'id',
    overrideAccess: true,
  });
  published = docs[0]?.id ?? 0;
}, 90_000);
afterAll(() => office.stop());

function ask(role: 'marketing' | 'sales', type: string, id: number) {
  const req = requests[role];
  if (!req) throw new Error('no such person');
  return refuseSchedule(req, { type, doc: { relationTo: 'articles', value: String(id) } });
}

it('refuses what could not be published, and says what is missing', async () => {
  expect(await ask('marketing', 'publish', unfinished)).toBe(
    'ยังตั้งเวลาเผยแพร่ไม่ได้ กรอกก่อน: ภาพปก, คำโปรย, เนื้อหา',
  );
  expect(await ask('marketing', 'publish', published)).toBeUndefined();
});

it('refuses to unpublish what is not public', async () => {
  expect(await ask('marketing', 'unpublish', unfinished)).toContain('ยังไม่ได้เผยแพร่');
  expect(await ask('marketing', 'unpublish', published)).toBeUndefined();
});

it('lets nobody but writers set or take away a time', async () => {
  expect(await ask('sales', 'publish', published)).toContain('ไม่มีสิทธิ์');
  const { sales } = requests;
  expect(sales && (await refuseSchedule(sales, { deleteID: 1 }))).toContain('ไม่มีสิทธิ์');
});

it.each([
  ['deleted', 'publish'],
  ['moved to sales', 'publish'],
  ['given a one-time password', 'unpublish'],
] as const)(
  'does what was scheduled by somebody who was then %s: %s',
  async (fate, type) => {
    const { payload } = office;
    const author = await payload.create({
      collection: 'users',
      data: {
        ...{ email: `${type}-${fate.length}@clinicdee.example`, password: 'a password of mine' },
        ...{ name: fate, role: 'marketing' as const },
      },
      overrideAccess: true,
    });
    const { cover, content } = await payload.findByID({
      collection: 'articles',
      id: published,
      depth: 0,
      overrideAccess: true,
    });
    const title = `ตั้งเวลาโดยผู้ที่ ${fate}`;
    const { id } = await payload.create({
      collection: 'articles',
      draft: type === 'publish',
      data: {
        ...{ title, slug: title, excerpt: 'x', cover, content },
        _status: type === 'publish' ? 'draft' : 'published',
      },
      overrideAccess: true,
    });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        doc: { relationTo: 'articles', value: String(id) as unknown as number },
        user: { relationTo: 'users', value: author.id },
      },
      waitUntil: new Date(Date.now() + 1000),
    });
    if (fate === 'deleted')
      await payload.delete({ collection: 'users', id: author.id, overrideAccess: true });
    else
      await payload.update({
        collection: 'users',
        id: author.id,
        data: fate === 'moved to sales' ? { role: 'sales' } : { mustChangePassword: true },
        overrideAccess: true,
      });
    const wanted = type === 'publish' ? 'published' : 'draft';
    await until(async () => {
      const { _status } = await payload.findByID({
        collection: 'articles',
        id,
        overrideAccess: true,
      });
      return _status === wanted;
    });
    expect(await schedules(payload, id)).toEqual([]);
  },
  40_000,
);

it('shows a schedule that failed until the article is published by hand', async () => {
  const { payload } = office;
  // As Payload's drawer writes it, whatever its type says.
  const value = String(unfinished) as unknown as number;
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'articles', value } },
    waitUntil: new Date(),
  });
  const failed = async () =>
    (await schedules(payload, unfinished)).filter(({ hasFailed }) => hasFailed);
  await until(async () => (await failed()).length === 1);
  const [{ at, reason } = { at: '', reason: '' }] = await failed();
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  for (const said of ['ภาพปก', 'คำโปรย', 'เนื้อหา']) expect(reason).toContain(said);
  expect(reason).not.toMatch(/[A-Za-z]{3}/);
  const { readinessOf } = await import('../src/health/readiness.ts');
  const { reasons } = await readinessOf(payload).report();
  expect(reasons.map(({ code }) => code)).toContain('schedule_failed');
  const { cover, content } = await payload.findByID({
    collection: 'articles',
    id: published,
    depth: 0,
    overrideAccess: true,
  });
  await payload.update({
    collection: 'articles',
    id: unfinished,
    data: { cover, content, excerpt: 'คำโปรย', slug: 'done', _status: 'published' },
    overrideAccess: true,
  });
  expect(await failed()).toEqual([]);
}, 40_000);
