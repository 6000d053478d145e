import { fileContent } from '@clinicdee/brand/site-content';
import { siteContentSubjects, siteFacts } from '@clinicdee/protocol/site-content';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { expectRefusal, fieldErrors } from './answers.ts';
import { startOffice } from './office.ts';

const file = structuredClone(fileContent.packages);

/** Three packages with these yearly prices in baht. */
const priced = (...baht: number[]) => {
  const names = ['Small', 'Middle', 'Large'];
  const rows = names.map((name) => ({ label: `ได้ใน ${name}`, from: name.toLowerCase() }));
  return {
    comparison: [{ title: 'งานประจำวัน', rows }],
    packages: names.map((name, index) => ({
      code: name.toLowerCase(),
      name,
      yearlySatang: (baht[index] ?? 0) * 100,
      subtitle: 'ครบงานประจำวัน',
      suitability: 'ทุกคลินิก',
      users: '10 คน',
      storage: '20 GB',
    })),
  };
};

const office = await startOffice();
const marketing = await office.person('marketing');
const { previewToken } = await import('../src/site-content/preview.ts');
const { get, post } = marketing;
const site = (path = '', headers: Record<string, string> = {}) =>
  office.content(`site-content${path}`, headers);
/** The published yearly prices in baht. */
const prices = async () => {
  const packages = z.array(z.object({ yearlySatang: z.number() }));
  const content = (await site()).as(z.object({ packages: z.object({ packages }) }));
  return content.packages.packages.map(({ yearlySatang }) => yearlySatang / 100);
};
const publish = (subject: string, content: object) =>
  post(`/globals/${subject}`, { ...content, _status: 'published' });
const saveDraft = (subject: string, content: object) =>
  post(`/globals/${subject}?draft=true`, { ...content, _status: 'draft' });
const publishPrices = (...baht: number[]) => publish('packages', priced(...baht));

// Each continues with the content of the previous one.
it('has no content of its own before anything is published', async () => {
  expect((await site()).json).toEqual({});
  expect((await office.call('GET', '/public/site-content')).status).toBe(401);
  const form = await get('/globals/packages?draft=true');
  expect(form.json).toMatchObject({ packages: file.packages.map(({ name }) => ({ name })) });
});

it('shows a draft only to the holder of a preview token', async () => {
  const draft = priced(21_000, 28_000, 38_000);
  const unfinished = { ...draft, packages: [...draft.packages, { name: 'ใหม่' }] };
  expect((await saveDraft('packages', unfinished)).status).toBe(200);
  expect((await site()).json).toEqual({});
  const token = previewToken('packages');
  const preview = (key: string) => site(`/preview?token=${key}`);
  const early = await preview(token);
  expect(early).toMatchObject({
    status: 422,
    json: { message: expect.stringMatching(/^แพ็กเกจ 4 › .+: กรอกช่องนี้ · /) as string },
  });
  expect((await saveDraft('packages', draft)).status).toBe(200);
  expect((await preview(token)).json).toMatchObject({
    packages: { packages: [{ yearlySatang: 2_100_000 }, {}, {}] },
  });
});

it('publishes, and answers 304 when nothing has changed', async () => {
  expect((await publishPrices(21_000, 28_000, 38_000)).status).toBe(200);
  expect(await prices()).toEqual([21_000, 28_000, 38_000]);
  const etag = (await site()).headers.get('etag') ?? '';
  expect((await site('', { 'if-none-match': etag })).status).toBe(304);
});

it('refuses invalid content, naming each field, and keeps what is published', async () => {
  const wrong = priced(21_000, 20_000, 38_000);
  Object.assign(wrong.packages[2] ?? {}, { code: 'small', name: '' });
  const errorsOf = async (subject: string, content: object) =>
    fieldErrors(await publish(subject, content));
  expect(await errorsOf('packages', wrong)).toMatchObject([
    { path: 'packages.2.name', message: 'กรอกช่องนี้' },
  ]);
  Object.assign(wrong.packages[2] ?? {}, { name: 'Large' });
  expect(await errorsOf('packages', wrong)).toMatchObject([
    {
      path: 'packages.1.yearlySatang',
      message: 'ต้องแพงกว่าแพ็กเกจก่อนหน้า เรียงแพ็กเกจจากเล็กไปใหญ่',
    },
    { path: 'packages.2.code', message: 'ซ้ำกับรายการก่อนหน้า' },
    { path: 'comparison.0.rows.2.from' },
  ]);
  expect(await prices()).toEqual([21_000, 28_000, 38_000]);
  // One field holds all phrases of the title.
  const title = ['ครบในจอเดียว', 'ระบบคลินิกที่หมอไว้วางใจ'];
  const { home } = fileContent;
  expect(await errorsOf('home', { ...home, hero: { ...home.hero, title } })).toMatchObject([
    { path: 'hero.title', message: expect.stringContaining('ยาวเกินหนึ่งบรรทัดของจอแรก') as string },
  ]);
  const [first] = home.sections;
  expect(await errorsOf('home', { ...home, sections: [first, first] })).toMatchObject([
    { path: 'sections', message: 'แต่ละส่วนอยู่ในหน้าได้ครั้งเดียว' },
  ]);
});

it('shows a later promotion on its first day, and refuses a second one of a package', async () => {
  const promotion = (name: string) => ({
    name,
    text: 'ลดราคา',
    from: '2090-05-01',
    until: '2090-05-31',
    prices: [{ package: 'small', yearlySatang: 1_000_00 }],
  });
  await saveDraft('promotions', { promotions: [promotion('ก')] });
  const preview = await site(`/preview?token=${previewToken('promotions')}`);
  expect(preview.json).toMatchObject({
    day: '2090-05-01',
    promotions: { promotions: [promotion('ก')] },
  });
  const refused = await publish('promotions', { promotions: [promotion('ก'), promotion('ข')] });
  expect(fieldErrors(refused)).toMatchObject([
    {
      path: 'promotions.1.prices.0.package',
      message: expect.stringContaining('มีโปรโมชันอื่นในวันเดียวกันอยู่แล้ว') as string,
    },
  ]);
});

it('restores as draft, with the reason, what can no longer be published', async () => {
  const before = await prices();
  const day = new Date(0).toISOString();
  const { id } = await office.payload.db.createGlobalVersion({
    globalSlug: 'packages',
    autosave: false,
    createdAt: day,
    updatedAt: day,
    versionData: { packages: [], comparison: [], _status: 'published' },
  });
  const restored = await post(`/globals/packages/versions/${id}`);
  expect(restored.json).toEqual({
    message: expect.stringContaining('กู้คืนเป็นร่าง เพราะเผยแพร่ไม่ได้: แพ็กเกจ: ') as string,
  });
  expect(await prices()).toEqual(before);
});

it('measures waits in the published opening hours, not in those of a draft', async () => {
  const { openingHours } = await import('../src/site-content/published.ts');
  const contact = structuredClone(fileContent.contact);
  expect(await openingHours(office.payload)).toEqual(contact);
  const mine = {
    ...contact,
    openDays: ['fri', 'sat'],
    otherHours: [{ day: 'sat', opens: '09:00', closes: '12:00' }],
    profiles: [{ address: 'https://www.facebook.com/clinic' }],
    closedDays: [{ day: '2026-12-26' }],
  };
  expect((await saveDraft('contact', mine)).status).toBe(200);
  expect(await openingHours(office.payload)).toEqual(contact);
  const answer = await publish('contact', mine);
  expect(answer.json).toMatchObject({ result: { openDays: ['fri', 'sat'] } });
  expect(await openingHours(office.payload)).toEqual(mine);
  const sent = (await site()).as(z.object({ contact: z.unknown() }));
  expect(siteContentSubjects.contact.parse(sent.contact)).toEqual(mine);
});

it('shows a draft of the landing page whose sections are invalid', async () => {
  const preview = () => site(`/preview?token=${previewToken('home')}`);
  const sections = [{ blockType: 'faq', title: '' }];
  await saveDraft('home', { ...fileContent.home, sections });
  expect((await preview()).json).toMatchObject({ home: { sections: [{ blockType: 'faq' }] } });
  await saveDraft('home', { ...fileContent.home, searchTitle: '', sections });
  expect((await preview()).status).toBe(422);
});

it('refuses a shown announcement that leads nowhere or says nothing', async () => {
  const link = { linkText: 'อ่านต่อ', linkAddress: '/articles/detail/nowhere' };
  // Of what is pasted, nobody sees a tab or a mark of direction.
  const announced = { text: 'ปิด\tปีใหม่\u202e', ...link, _status: 'published' };
  const refused = await post('/globals/announcement', { ...announced, isShown: true });
  expectRefusal(refused, 400, 'ไม่มีในเว็บไซต์');
  const blank = { ...announced, text: ' \u200b', isShown: true };
  expectRefusal(await post('/globals/announcement', blank), 400, '"path":"text"');
  expect((await post('/globals/announcement', { ...announced, isShown: false })).status).toBe(200);
  expect((await site()).json).toMatchObject({ announcement: { text: 'ปิด ปีใหม่' } });
});

it('resets every subject to the content of the file, without loss or addition', async () => {
  for (const subject of Object.keys(fileContent))
    expect((await post(`/site-content/${subject}/reset`)).status, subject).toBe(200);
  expect((await post('/site-content/prices/reset')).status).toBe(404);
  const { text, json } = await site();
  expect(siteFacts.parse(json)).toEqual(siteFacts.parse(fileContent));
  expect(text).not.toMatch(/"(?:id|globalType|createdAt|updatedAt|_status|isSample)"/);
});

it('stores groups of synonyms, and names the line of an error', async () => {
  const stored = async () =>
    (await site()).as(z.object({ thesaurus: z.object({ groups: z.array(z.string()) }) })).thesaurus
      .groups;
  const groups = ['ฟันสวย, ทันตกรรม', 'ขูดฟัน, ขูดหินปูน'];
  expect((await publish('thesaurus', { groups })).status).toBe(200);
  expect(await stored()).toEqual(groups);
  expect((await saveDraft('thesaurus', { groups: ['ยังไม่เสร็จ,'] })).status).toBe(200);
  const wrong = await publish('thesaurus', { groups: [...groups, 'ก, ก', 'เดียว', ' '] });
  const message = [
    'บรรทัด 3 “ก, ก”: มีคำเดียวกันสองครั้ง',
    'บรรทัด 4 “เดียว”: ต้องมีอย่างน้อย 2 คำ คั่นด้วยจุลภาค (,)',
    'บรรทัด 5 “ ”: กรอกช่องนี้',
  ].join('\n');
  expect(fieldErrors(wrong)).toMatchObject([{ path: 'groups', message }]);
  expect((await publish('thesaurus', { groups: 'หมอฟัน, dental' })).status).toBe(400);
  expect(await stored()).toEqual(groups);
});

it('names packages on sale and the first ones', async () => {
  const renamed = priced(21_000, 28_000, 38_000);
  Object.assign(renamed.packages[0] ?? {}, { code: 'solo', name: 'Solo' });
  for (const row of renamed.comparison.flatMap(({ rows }) => rows))
    if (row.from === 'small') row.from = 'solo';
  expect((await publish('packages', renamed)).status).toBe(200);
  const { packageNames } = await import('../src/enquiries/packages.ts');
  const names = await packageNames(office.payload);
  expect(['solo', 'other'].map((code) => names.get(code))).toEqual(['Solo', undefined]);
  for (const { code, name } of file.packages) expect(names.get(code)).toBe(name);
});
