import { fileContent } from '@clinicdee/brand/site-content';
import { sentCampaignPage } from '@clinicdee/protocol/site-content';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { PublishingCell } from '../src/admin/cells.tsx';
import { pageTitles } from '../src/enquiries/page-titles.ts';
import { withoutLockTime } from '../src/site-content/refuse-conflict.ts';
import { expectRefusal, fieldErrors, listOf, savedId } from './answers.ts';
import { startOffice } from './office.ts';

const office = await startOffice();
const { payload } = office;
const marketing = await office.person('marketing');
let id = 0;

const sections = [
  { blockType: 'text', heading: 'ลดราคา', paragraphs: [{ text: 'ทุกแพ็กเกจ' }] },
  { blockType: 'landing', section: 'pricing' },
];
const texts = {
  heading: 'ต้อนรับปีใหม่',
  lead: 'สมัครภายในเดือนนี้',
  searchTitle: 'โปรโมชันปีใหม่',
  searchDescription: 'โปรโมชันของเดือนนี้',
};
const save = (data: object, query = '') => marketing.patch(`/pages/${id}${query}`, data);
const published = async () =>
  (await office.content('site-content')).as(z.object({ pages: z.array(z.unknown()).optional() }))
    .pages;

it('keeps a draft with mistakes to itself, and names each mistake when it is published', async () => {
  const draft = {
    heading: texts.heading,
    sections: [{ blockType: 'text', linkAddress: 'articles' }],
  };
  id = savedId(await marketing.post('/pages?draft=true', draft));
  expect(await published()).toBeUndefined();
  const refused = await save({ ...draft, _status: 'published' });
  for (const problem of [
    { path: 'lead', message: 'กรอกช่องนี้', label: 'คำนำ' },
    {
      path: 'sections.0.paragraphs',
      message: 'ต้องมีอย่างน้อย 1 รายการ',
      label: 'ส่วนของหน้า > ส่วนที่ 1 (ข้อความ) > ย่อหน้า',
    },
    {
      path: 'sections.0.linkAddress',
      message: 'กรอกหน้าในเว็บที่ขึ้นต้นด้วย / หรือที่อยู่ที่ขึ้นต้นด้วย https://',
    },
  ])
    expect(fieldErrors(refused)).toContainEqual(expect.objectContaining(problem));
});

it('gives the site a published page', async () => {
  expect((await save({ ...texts, sections, _status: 'published' })).status).toBe(200);
  const [page] = z.array(sentCampaignPage).parse(await published());
  expect(page).toMatchObject({ ...texts, id, slug: 'ต้อนรับปีใหม่', isHidden: false, sections });
});

it('shows the newest draft to who has its token, and what it lacks', async () => {
  await save({ heading: 'ร่าง', sections, _status: 'draft' }, '?draft=true');
  const { previewToken } = await import('../src/site-content/preview.ts');
  const preview = (token = previewToken(`page-${id}`)) =>
    office.content(`site-content/preview?token=${token}`);
  expect((await preview()).json).toMatchObject({ page: { heading: 'ร่าง', sections } });
  await save({ lead: '', _status: 'draft' }, '?draft=true');
  const early = await preview();
  expect([early.status, early.json]).toEqual([422, { message: 'คำนำ: กรอกช่องนี้' }]);
  for (const wrong of ['page-1.1.x', previewToken('article-1')])
    expect((await preview(wrong)).status).toBe(403);
});

it('redirects the former address of a page, also after an older draft or version is restored', async () => {
  await save({ ...texts, slug: 'new-year', generateSlug: false, _status: 'published' });
  const versions = await marketing.get(`/pages/versions?where[parent][equals]=${id}&limit=50`);
  const { docs } = versions.as(
    listOf({ id: z.number(), version: z.object({ slug: z.string(), _status: z.string() }) }),
  );
  const of = (status: string) => docs.findLast(({ version }) => version._status === status);
  const restore = (version: (typeof docs)[number] | undefined) =>
    marketing.post(`/pages/versions/${version?.id}`);
  expect((await restore(of('draft'))).json).toEqual({ message: 'กู้คืนเป็นร่างแล้ว' });
  expect(await published()).toMatchObject([{ slug: 'new-year', previousSlugs: ['ต้อนรับปีใหม่'] }]);
  expect((await restore(of('published'))).json).toEqual({ message: 'กู้คืนและเผยแพร่แล้ว' });
  expect(await published()).toMatchObject([{ slug: 'ต้อนรับปีใหม่', previousSlugs: ['new-year'] }]);
  await save({ slug: 'new-year', _status: 'published' });
  // A page that changes its language moves too.
  for (const change of [{ language: 'en' }, { lead: texts.lead }])
    await save({ ...change, _status: 'published' });
  const moved = { previousSlugs: expect.arrayContaining(['new-year']) as unknown };
  expect(await published()).toMatchObject([{ slug: 'new-year', language: 'en', ...moved }]);
  await save({ language: 'th', _status: 'published' });
});

/** Publishes another page. */
const create = (language: string, change: object) => {
  const page = { ...texts, generateSlug: false, language, _status: 'published', ...change };
  return marketing.post('/pages', page);
};

it('lets pages of different languages have the same slug, and names them by their paths', async () => {
  const same = { slug: 'new-year', heading: 'New year' };
  expectRefusal(await create('th', same), 400, 'หน้าแคมเปญอื่นใช้ที่อยู่นี้แล้ว');
  const english = savedId(await create('en', same));
  expectRefusal(await create('en', same), 400, 'หน้าแคมเปญอื่นใช้ที่อยู่นี้แล้ว');
  const titles = await pageTitles(payload, ['/c/new-year', '/en/c/new-year', '/c/other']);
  expect([...titles]).toEqual([
    ['/c/new-year', texts.heading],
    ['/en/c/new-year', 'New year'],
  ]);
  await marketing.delete(`/pages/${english}`);
});

it('translates one page of another language, which is no translation itself', async () => {
  const translate = (language: string, translationOf: number) =>
    create(language, { slug: `translated-${language}`, translationOf });
  const refusal = '"message":"ตัวเลือกนี้ใช้ไม่ได้แล้ว เลือกใหม่"';
  for (const wrong of [id, 999_999]) expectRefusal(await translate('th', wrong), 400, refusal);
  const english = savedId(await translate('en', id));
  expectRefusal(await translate('th', english), 400, 'เลือก');
  expectRefusal(await translate('en', id), 400, 'มีหน้าภาษานี้');
  await marketing.delete(`/pages/${english}`);
});

const promotion = [{ blockType: 'promotion', promotion: 'ปีใหม่' }];

it.each([
  ['a section of the landing page twice', [...sections, sections[1]], 'ครั้งเดียว'],
  ['a promotion that does not exist', promotion, 'ไม่มีโปรโมชันชื่อนี้'],
])('does not show %s', async (_what, wrong, words) => {
  const refused = await save({ ...texts, sections: wrong, _status: 'published' });
  expectRefusal(refused, 400, words);
});

it('keeps a promotion that a published page shows', async () => {
  const [smallest] = fileContent.packages.packages;
  const prices = [{ package: smallest?.code, yearlySatang: 100 }];
  const days = { from: '2099-01-01', until: '2099-01-02' };
  const publish = (name: string) =>
    marketing.post('/globals/promotions', {
      promotions: [{ name, text: 'ลดราคา', ...days, prices }],
      _status: 'published',
    });
  expect((await publish('ปีใหม่')).status).toBe(200);
  expect((await save({ ...texts, sections: promotion, _status: 'published' })).status).toBe(200);
  expectRefusal(await publish('สงกรานต์'), 400, texts.heading);
});

it('answers 409 to a form that was opened before the last save', async () => {
  const sendForm = (updatedAt: string) => {
    const draft = { ...texts, lead: 'คำนำใหม่', updatedAt, _status: 'draft' };
    const part = 'content-disposition: form-data; name="_payload"';
    const body = `--form\r\n${part}\r\n\r\n${JSON.stringify(draft)}\r\n--form--\r\n`;
    const headers = {
      'content-type': 'multipart/form-data; boundary=form',
      'content-length': String(Buffer.byteLength(body)),
    };
    const { token } = marketing;
    return office.call('PATCH', `/pages/${id}?draft=true&autosave=true`, { token, headers, body });
  };
  const opened = (await office.get('pages', id, { draft: true })).updatedAt;
  expect((await sendForm(opened)).status).toBe(200);
  expectRefusal(await sendForm(opened), 409, 'หลังจากที่คุณเปิดไว้');
  const { lead, updatedAt } = await office.get('pages', id, { draft: true });
  expect(lead).toBe('คำนำใหม่');
  expect((await sendForm(updatedAt)).status).toBe(200);
});

it('saves although a colleague has begun to type', async () => {
  const { id: colleague } = await office.person('marketing');
  const document = { relationTo: 'pages', value: id } as const;
  const user = { relationTo: 'users', value: colleague } as const;
  const globalSlug = '';
  await office.create('payload-locked-documents', { document, globalSlug, user });
  expect((await save({ lead: 'คำนำ', _status: 'draft' }, '?draft=true')).status).toBe(200);
  // The form would show the time at which a person began to type as that of a save.
  const typed = () => ({ lockedState: { isLocked: true, lastEditedAt: '2026-11-27' } });
  const own = { collectionSlug: 'pages' };
  expect(withoutLockTime(typed(), own)).toEqual({ lockedState: { isLocked: true } });
  expect(withoutLockTime(typed(), { collectionSlug: 'tags' })).toMatchObject(typed());
});

it('is gone from the site once it is withdrawn, which the list tells', async () => {
  const status = () =>
    PublishingCell({ cellData: 'changed', collectionSlug: 'pages', payload, rowData: { id } });
  await save({ lead: 'ร่าง', _status: 'draft' }, '?draft=true');
  expect(await status()).toBe('เผยแพร่อยู่ มีร่างใหม่');
  await save({ _status: 'draft' });
  expect(await published()).toBeUndefined();
  expect(await status()).toBe('หยุดเผยแพร่แล้ว');
});
