import { expect, it } from 'vitest';
import * as z from 'zod';
import { removeSamples } from '../src/samples/seed.ts';
import { expectRefusal, publicArticles, saved } from './answers.ts';
import { startOffice, storePicture } from './office.ts';
import { content, linkTo, linkToArticle } from './rich-text.ts';

const office = await startOffice({ OFFICE_SAMPLES: 'true' });
const marketing = await office.person('marketing');

const list = (query = '', headers: Record<string, string> = {}) =>
  office.content(`articles${query}`, headers);
const listed = async (query = '') => (await list(query)).as(publicArticles);
const { post, patch, delete: remove } = marketing;
const published = () =>
  office.one('articles', { _status: { equals: 'published' } }, { sort: 'id' });

/** Creates a draft over REST. @returns its id and slug */
async function draft(body: object) {
  const answer = await post('/articles?draft=true', { ...body, _status: 'draft' });
  return answer.as(saved({ id: z.number(), slug: z.string().nullish() })).doc;
}

it('lists published articles in the form that the protocol defines', async () => {
  const answer = await list();
  expect(answer.headers.get('x-total-count')).toBe('3');
  const articles = answer.as(publicArticles);
  expect(articles).toHaveLength(3);
  for (const one of articles) {
    expect(one).toMatchObject({
      content: expect.stringMatching(/<h2>.*<table>/s) as string,
      cover: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4322\/api\/media\/file\//) as string,
      coverResized: { large: expect.stringMatching(/\.webp\?v=\w+$/) as string },
      coverSizes: {
        cover: { width: 1920, height: 1200 },
        card: { width: 800, height: 500 },
        large: { width: 1600, height: 1000 },
        share: { width: 1200, height: 630 },
      },
      coverAlt: expect.stringMatching(/./) as string,
      tags: expect.stringMatching(/./) as string,
    });
    expect(one.content).not.toMatch(/style=|class=|<script/);
  }
});

it('sorts titles by Thai collation and pages through them without gaps', async () => {
  const titles = (await listed()).map(({ title }) => title);
  const { compare } = new Intl.Collator('th', { numeric: true });
  expect(titles).toEqual(titles.toSorted(compare));
  expect((await listed('?sortDirection=desc')).map(({ title }) => title)).toEqual(
    titles.toReversed(),
  );
  const pages = [...(await listed('?limit=2&page=1')), ...(await listed('?limit=2&page=2'))];
  expect(pages.map(({ title }) => title)).toEqual(titles);
  const newest = await listed('?sortColumn=publishedAt&sortDirection=desc');
  const dates = newest.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().reverse());
});

it.each(['', 'wrong'])('refuses the key %j', async (key) => {
  const answer = await list('', { 'x-api-key': key });
  expect(answer).toMatchObject({ status: 401, json: { message: expect.any(String) as string } });
});

it.each([
  ['page=0', 'page must be 1 or more'],
  ['page=1&page=2', 'page must be given once'],
  ['limit=101', 'limit must be 100 or less'],
  ['limit=', 'limit must be a whole number'],
  ['sortColumn=password', 'sortColumn must be one of: title'],
  ['sortDirection=up', 'sortDirection must be one of: asc, desc'],
])('refuses the parameters %s: %s', async (query, problem) => {
  expectRefusal(await list(`?${query}`), 400, problem);
});

it('changes the address of a picture whose content changed under the same file name', async () => {
  const covers = async () => (await listed()).map(({ cover }) => new URL(cover ?? ''));
  const before = await covers();
  for (const { id } of await office.find('media')) await patch(`/media/${id}`, { focalX: 20 });
  const after = await covers();
  expect(after.map(({ pathname }) => pathname)).toEqual(before.map(({ pathname }) => pathname));
  for (const [at, { href }] of after.entries()) expect(href).not.toBe(before[at]?.href);
});

it('answers 304 until something changes', async () => {
  const etag = (await list()).headers.get('etag') ?? '';
  // The second as a compressing proxy weakens it.
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const same = await list('', { 'if-none-match': known });
    expect([known, same.status, same.text]).toEqual([known, 304, '']);
  }
  expect((await list('', { 'if-none-match': etag.slice(1, -1) })).status).toBe(200);
  await patch(`/tags/${(await office.one('tags')).id}`, { name: 'หมวดใหม่' });
  expect((await list('', { 'if-none-match': etag })).status).toBe(200);
});

it('lists no drafts and no unpublished articles, and names earlier slugs', async () => {
  const { id, title, slug } = await published();
  const shown = async () =>
    (await listed()).find((item) => [item.slug, ...(item.previousSlugs ?? [])].includes(slug));
  const moved = { slug: 'new-address' };
  await patch(`/articles/${id}?draft=true`, { ...moved, title: 'ร่าง', _status: 'draft' });
  expect((await shown())?.title).toBe(title);
  await patch(`/articles/${id}`, { ...moved, title: 'เผยแพร่แล้ว', _status: 'published' });
  expect(await shown()).toMatchObject({ ...moved, title: 'เผยแพร่แล้ว', previousSlugs: [slug] });
  await patch(`/articles/${id}`, { _status: 'draft' });
  expect(await shown()).toBeUndefined();
  expect((await list()).headers.get('x-total-count')).toBe('2');
});

it('shows the newest draft to the holder of a preview token', async () => {
  const { previewToken } = await import('../src/site-content/preview.ts');
  const { id, slug } = await draft({ title: 'ผู้ป่วยใหม่ ๒๕๖๙' });
  expect(slug).toBe('ผู้ป่วยใหม่-2569');
  const preview = (key: string) => list(`/preview?token=${key}`);
  expect((await preview(previewToken(`article-${id}`))).json).toMatchObject({
    title: 'ผู้ป่วยใหม่ ๒๕๖๙',
    cover: null,
  });
  for (const wrong of ['article-1.9999999999999.forged', previewToken('home')])
    expect((await preview(wrong)).status).toBe(403);
  const untitled = await preview(previewToken(`article-${(await draft({})).id}`));
  expectRefusal(untitled, 422, 'ชื่อบทความ');
});

it('refuses to publish dead links, naming each by its text, and keeps them in a draft', async () => {
  const [cover, target] = [(await office.one('media')).id, await published()];
  const hidden = (await draft({ title: 'ยังร่าง' })).id;
  const article = (links: object[]) => ({
    title: 'มีลิงก์',
    slug: `มี-${links.length}-ลิงก์`,
    cover,
    excerpt: 'x',
    content: content(...links),
  });
  const dead = article([
    linkTo('หัวข้อ', '#section-1'),
    linkTo('ดูต่อ', '/articles/detail/ไม่มีบทความนี้'),
    linkToArticle('ร่าง', hidden),
    linkTo('ที่อื่น', '@clinic'),
  ]);
  await draft(dead);
  expectRefusal(
    await post('/articles', { ...dead, _status: 'published' }),
    400,
    '"path":"content"',
    'ลิงก์ “หัวข้อ” ไปที่ #section-1 หัวข้อในบทความไม่มีที่อยู่ของตัวเอง',
    'ลิงก์ “ดูต่อ” ไปที่ /articles/detail/ไม่มีบทความนี้ ซึ่งไม่มีในเว็บไซต์',
    'ลิงก์ “ร่าง” พาไปบทความที่ยังไม่เผยแพร่หรือถูกลบแล้ว',
    'ลิงก์ “ที่อื่น” ไปที่ @clinic ซึ่งไม่ใช่ที่อยู่เว็บ',
  );
  const live = article([
    linkTo('หนึ่ง', `/articles/detail/${target.slug}`),
    linkToArticle('สอง', target.id),
    linkTo('สาม', 'https://a.example/'),
    linkTo('สี่', '/articles/detail/มี-5-ลิงก์'),
    linkTo('ห้า', 'a@b.example'),
  ]);
  const answer = await post('/articles', { ...live, _status: 'published' });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.text).toContain('/articles/detail/%E0');
  expect(answer.text).toContain('"mailto:a@b.example"');
  await office.remove('articles', { title: { in: ['มีลิงก์', 'ยังร่าง'] } });
});

it('keeps a draft that is too long for a page, and refuses to publish it', async () => {
  const { root } = (await published()).content;
  const article = {
    title: 'ยาวเหลือเกิน',
    cover: (await office.one('media')).id,
    excerpt: 'x',
    content: { root: { ...root, children: Array(150).fill(root.children).flat() } },
  };
  await draft(article);
  const refused = await post('/articles', { ...article, _status: 'published' });
  expectRefusal(refused, 400, 'เนื้อหา', 'จาก 300,000', 'แบ่งเป็นหลายบทความ');
  await office.remove('articles', { title: { equals: article.title } });
}, 60_000);

it('refuses a slug and a tag that exist, naming the field', async () => {
  const [shown] = await listed('?limit=1');
  const { cover, content: copied } = await published();
  const article = { title: 'ซ้ำ', slug: shown?.slug, cover, excerpt: 'x', content: copied };
  const address = await post('/articles', { ...article, _status: 'published' });
  expectRefusal(address, 400, 'ที่อยู่หน้า (slug)', 'บทความอื่นใช้ที่อยู่นี้แล้ว');
  for (const name of [shown?.tags, ` ${shown?.tags} `])
    expectRefusal(await post('/tags', { name }), 400, 'มีหมวดชื่อนี้แล้ว');
});

it('refuses texts in which nothing can be read', async () => {
  const { cover, content: copied } = await published();
  const article = { title: 'ก', cover, excerpt: ' \u200b', content: copied };
  const refused = await post('/articles', { ...article, _status: 'published' });
  expectRefusal(refused, 400, 'คำโปรย', 'ที่มองเห็น');
  expectRefusal(await post('/tags', { name: '\u200b ' }), 400, 'ชื่อหมวด', 'ที่มองเห็น');
});

it('does not delete a tag that an article or draft has, and names those articles', async () => {
  const { id: tag } = await office.create('tags', { name: 'หมวดที่ใช้อยู่' });
  const article = await published();
  await patch(`/articles/${article.id}?draft=true`, { tag, _status: 'draft' });
  const untitled = await draft({ tag, slug: 'tagged-draft' });
  for (const path of [`/tags/${tag}`, `/tags?where[id][equals]=${tag}`])
    expectRefusal(await remove(path), 400, `“${article.title}”`, '“บทความที่ยังไม่มีชื่อ”');
  await patch(`/articles/${article.id}?draft=true`, { tag: article.tag, _status: 'draft' });
  await office.remove('articles', untitled.id);
  expect((await remove(`/tags/${tag}`)).status).toBe(200);
});

it('does not delete a picture that an article shows as cover or in its content', async () => {
  const [cover, inside] = [await storePicture(office, 'ปก'), await storePicture(office, 'ในเนื้อหา')];
  const node = { type: 'upload', relationTo: 'media', value: inside.id, fields: null, version: 3 };
  const { root } = content();
  const article = await draft({
    title: 'ร่างที่มีภาพ',
    cover: cover.id,
    content: { root: { ...root, children: [node] } },
  });
  for (const { id } of [cover, inside])
    expectRefusal(await remove(`/media/${id}`), 400, 'ร่างที่มีภาพ');
  await office.remove('articles', article.id);
  for (const { id } of [cover, inside]) expect((await remove(`/media/${id}`)).status).toBe(200);
});

it('removes the samples, but not an article that somebody has rewritten, nor its picture', async () => {
  const own = await storePicture(office, 'ขาว');
  const samples = async () =>
    (await office.find('articles', { isSample: { equals: true } }, { sort: 'id' })).map(
      ({ id }) => id,
    );
  const before = await samples();
  const [rewritten = 0] = before;
  const save = async (body: object) =>
    (await patch(`/articles/${rewritten}`, { _status: 'published', ...body })).status;
  expect(await save({ publishedAt: '2026-11-01T02:00:00.000Z' })).toBe(200);
  expect(await samples()).toEqual(before);
  expect(await save({ title: 'เรื่องของเราเอง' })).toBe(200);
  expect(await samples()).toEqual(before.slice(1));
  await removeSamples(office.payload);
  expect(await samples()).toEqual([]);
  const left = await office.find('articles');
  expect(left.map(({ id }) => id)).toContain(rewritten);
  const covers = left.map(({ cover }) => cover);
  const media = await office.find('media');
  expect(media.map(({ id }) => id)).toContain(own.id);
  expect(media.filter(({ id, isSample }) => isSample && !covers.includes(id))).toEqual([]);
}, 60_000);
