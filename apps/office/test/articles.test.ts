import type { Where } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { listOf, publicArticles, refusal, saved } from './answers.ts';
import { removeSamples } from '../src/samples/seed.ts';
import { type Office, startOffice, until } from './office.ts';

let office: Office;
let marketing: string;

beforeAll(async () => {
  office = await startOffice({ OFFICE_SAMPLES: 'true' });
  marketing = await office.person('marketing');
}, 90_000);
afterAll(() => office.stop());

function list(query = '', headers: Record<string, string> = {}) {
  return office.call('GET', `/public/articles${query}`, {
    headers: { 'x-api-key': office.secrets.CONTENT_API_KEY, ...headers },
  });
}

it('gives the samples in the shape of the protocol', async () => {
  const answer = await list();
  expect(answer.headers.get('x-total-count')).toBe('6');
  const articles = answer.as(publicArticles);
  expect(articles).toHaveLength(6);
  const titles = articles.map(({ title }) => title);
  const { compare } = new Intl.Collator('th', { numeric: true });
  // Vowels that are written first stand behind all consonants in the order of their codes.
  expect(titles).toEqual(titles.toSorted(compare));
  const descending = (await list('?sortDirection=desc')).as(publicArticles);
  expect(descending.map(({ title }) => title)).toEqual(titles.toReversed());
  const pages = [await list('?limit=4&page=1'), await list('?limit=4&page=2')];
  expect(pages.flatMap((page) => page.as(publicArticles).map(({ title }) => title))).toEqual(
    titles,
  );
  for (const { content, cover, coverResized, coverSizes, coverAlt, tags } of articles) {
    expect(content).toMatch(/<h2>.*<table>/s);
    expect(content).not.toMatch(/style=|class=|<script/);
    expect(cover).toMatch(/^http:\/\/127\.0\.0\.1:4322\/api\/media\/file\//);
    expect(coverResized?.large).toMatch(/\.webp\?v=\w+$/);
    expect(coverSizes).toEqual({
      cover: { width: 1920, height: 1200 },
      card: { width: 800, height: 500 },
      large: { width: 1600, height: 1000 },
      share: { width: 1200, height: 630 },
    });
    expect(coverAlt).toBeTruthy();
    expect(tags).toBeTruthy();
  }
});

it('serves the picture files to everybody', async () => {
  const [shown] = (await list('?limit=1')).as(publicArticles);
  const path = new URL(shown?.coverResized?.large ?? '').pathname.replace('/api', '');
  const file = await office.call('GET', path);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('image/webp');
});

it('pages and sorts', async () => {
  const first = await list('?limit=4&page=1&sortColumn=publishedAt&sortDirection=desc');
  const second = await list('?limit=4&page=2&sortColumn=publishedAt&sortDirection=desc');
  const all = [...first.as(publicArticles), ...second.as(publicArticles)].map(
    ({ publishedAt }) => publishedAt,
  );
  expect(all).toHaveLength(6);
  expect(all).toEqual(all.toSorted().reverse());
});

it.each([
  ['', { 'x-api-key': '' }, 401],
  ['', { 'x-api-key': 'wrong' }, 401],
  ['?limit=101', {}, 400],
  ['?page=0', {}, 400],
  ['?sortColumn=_status', {}, 400],
  ['?sortDirection=up', {}, 400],
] as const)('refuses %s %j', async (query, headers, status) => {
  const answer = await list(query, headers);
  expect(answer.status).toBe(status);
  answer.as(refusal);
});

it('gives a picture another address when it has changed, though its file keeps the name', async () => {
  const covers = async () =>
    (await list()).as(z.array(z.object({ cover: z.string() }))).map(({ cover }) => new URL(cover));
  const before = await covers();
  const media = await office.call('GET', '/media?limit=100', { token: marketing });
  for (const { id } of media.as(listOf({ id: z.number() })).docs) {
    await office.call('PATCH', `/media/${id}`, { token: marketing, body: { focalX: 20 } });
  }
  const after = await covers();
  expect(after.map(({ pathname }) => pathname)).toEqual(before.map(({ pathname }) => pathname));
  for (const [at, { href }] of after.entries()) expect(href).not.toBe(before[at]?.href);
});

it('answers 304 until something changes', async () => {
  const etag = (await list()).headers.get('etag') ?? '';
  const same = await list('', { 'if-none-match': etag });
  expect([same.status, same.text]).toEqual([304, '']);
  const tags = await office.call('GET', '/tags?limit=1', { token: marketing });
  await office.call('PATCH', `/tags/${String(tags.as(listOf({ id: z.number() })).docs[0]?.id)}`, {
    token: marketing,
    body: { name: 'หมวดใหม่' },
  });
  expect((await list('', { 'if-none-match': etag })).status).toBe(200);
});

it('shows only what is published, ever; and keeps old addresses', async () => {
  const found = await office.call('GET', '/articles?limit=1&depth=0', { token: marketing });
  const { docs } = found.as(listOf({ id: z.number(), title: z.string(), slug: z.string() }));
  const { id = 0, title, slug = '' } = docs[0] ?? {};
  const patch = (body: object, draft = false) =>
    office.call('PATCH', `/articles/${id}${draft ? '?draft=true' : ''}`, {
      token: marketing,
      body,
    });
  const shown = async () =>
    (await list())
      .as(publicArticles)
      .find((item) => [item.slug, ...(item.previousSlugs ?? [])].includes(slug));

  await patch({ title: 'ร่างที่ยังไม่เผยแพร่', slug: 'new-address', _status: 'draft' }, true);
  expect((await shown())?.title).toBe(title);
  await patch({ title: 'เผยแพร่แล้ว', slug: 'new-address', _status: 'published' });
  expect(await shown()).toMatchObject({
    title: 'เผยแพร่แล้ว',
    slug: 'new-address',
    previousSlugs: [slug],
  });
  await patch({ _status: 'draft' });
  expect(await shown()).toBeUndefined();
  expect((await list()).headers.get('x-total-count')).toBe('5');
});

it('previews the newest draft for a signed link', async () => {
  const { previewToken } = await import('../src/articles/preview-token.ts');
  const draft = await office.call('POST', '/articles?draft=true', {
    token: marketing,
    body: { title: 'ผู้ป่วยใหม่ ๒๕๖๙', _status: 'draft' },
  });
  const { doc } = draft.as(saved({ id: z.number(), slug: z.string() }));
  expect(doc.slug).toBe('ผู้ป่วยใหม่-2569');
  const preview = (token: string) =>
    office.call('GET', `/public/articles/preview?token=${token}`, {
      headers: { 'x-api-key': office.secrets.CONTENT_API_KEY },
    });
  const good = await preview(previewToken(doc.id));
  expect(good.json).toMatchObject({ title: 'ผู้ป่วยใหม่ ๒๕๖๙', cover: null });
  expect((await preview('1.9999999999999.forged')).status).toBe(403);

  const begun = await office.call('POST', '/articles?draft=true', {
    token: marketing,
    body: { _status: 'draft' },
  });
  const nameless = await preview(previewToken(begun.as(saved({ id: z.number() })).doc.id));
  expect(nameless.status).toBe(422);
  expect(nameless.text).toContain('ชื่อบทความ');
});

it('will not publish without cover, excerpt and text', async () => {
  const answer = await office.call('POST', '/articles', {
    token: marketing,
    body: { title: 'ขาดหลายอย่าง', slug: 'x-y', _status: 'published' },
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toMatch(/cover/);
});

it('refuses to publish links that lead nowhere, by their words, rule and address', async () => {
  const { payload } = office;
  const seen = { _status: { equals: 'published' } } as const;
  const [media, shown, draft] = await Promise.all([
    payload.find({ collection: 'media', limit: 1, overrideAccess: true }),
    payload.find({ collection: 'articles', limit: 1, depth: 0, where: seen, overrideAccess: true }),
    office.call('POST', '/articles?draft=true', { token: marketing, body: { title: 'ยังร่าง' } }),
  ]);
  const [target] = shown.docs;
  const hidden = draft.as(saved({ id: z.number() })).doc.id;
  const link = (words: string, fields: object) => ({
    ...{ type: 'link', id: words, version: 3, format: '', indent: 0, direction: 'ltr', fields },
    children: [
      { type: 'text', text: words, version: 1, format: 0, style: '', mode: 'normal', detail: 0 },
    ],
  });
  const url = (words: string, address: string) =>
    link(words, { linkType: 'custom', newTab: false, url: address });
  const article = (words: string, value: number | undefined) =>
    link(words, { linkType: 'internal', newTab: false, doc: { relationTo: 'articles', value } });
  const post = (links: object[], status = 'published') => {
    const paragraph = {
      type: 'paragraph',
      version: 1,
      format: '',
      indent: 0,
      direction: 'ltr',
      textFormat: 0,
      children: links,
    };
    const root = { ...target?.content.root, children: [paragraph] };
    const query = status === 'draft' ? '?draft=true' : '';
    const body = {
      title: 'มีลิงก์',
      slug: `มี-${links.length}-ลิงก์`,
      cover: media.docs[0]?.id,
      excerpt: 'x',
      content: { root },
      _status: status,
    };
    return office.call('POST', `/articles${query}`, { token: marketing, body });
  };
  const dead = [
    url('หัวข้อ', '#section-1'),
    url('ดูต่อ', '/articles/detail/ไม่มีบทความนี้'),
    article('ร่าง', hidden),
    url('ที่อื่น', 'a.example'),
  ];
  expect((await post(dead, 'draft')).status).toBe(201);
  const refused = await post(dead);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('"path":"content"');
  for (const said of [
    'ลิงก์ “หัวข้อ” ไปที่ #section-1 หัวข้อในบทความไม่มีที่อยู่ของตัวเอง',
    'ลิงก์ “ดูต่อ” ไปที่ /articles/detail/ไม่มีบทความนี้ ซึ่งไม่มีในเว็บไซต์',
    'ลิงก์ “ร่าง” พาไปบทความที่ยังไม่เผยแพร่หรือถูกลบแล้ว',
    'ลิงก์ “ที่อื่น” ไปที่ a.example ซึ่งไม่ใช่ที่อยู่เว็บ',
  ])
    expect(refused.text).toContain(said);
  const good = await post([
    url('หนึ่ง', `/articles/detail/${target?.slug ?? ''}`),
    article('สอง', target?.id),
    url('สาม', 'https://a.example/'),
    url('สี่', '/articles/detail/มี-5-ลิงก์'),
    url('ห้า', 'mailto:a@b.example'),
  ]);
  expect(good.status, good.text).toBe(201);
  expect(good.text.includes('/articles/detail/%E0')).toBe(true);
  const mine = { title: { in: ['มีลิงก์', 'ยังร่าง'] } };
  await payload.delete({ collection: 'articles', where: mine, overrideAccess: true });
});

it('keeps a draft that no page can hold, and refuses to publish it in words', async () => {
  const [cover, sample] = await Promise.all([
    office.payload.find({ collection: 'media', limit: 1, overrideAccess: true }),
    office.payload.find({
      collection: 'articles',
      where: { _status: { equals: 'published' } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    }),
  ]);
  const root = sample.docs[0]?.content.root;
  const content = { root: { ...root, children: Array(150).fill(root?.children).flat() } };
  const article = { title: 'ยาวเหลือเกิน', cover: cover.docs[0]?.id, excerpt: 'x', content };
  const post = (_status: string, query = '') =>
    office.call('POST', `/articles${query}`, { token: marketing, body: { ...article, _status } });
  expect((await post('draft', '?draft=true')).status).toBe(201);
  const refused = await post('published');
  expect(refused.status).toBe(400);
  expect(refused.text).toMatch(
    /บทความยาวเกินหน้าเว็บจะแสดงได้ \([\d,]+ จาก 300,000 .*แบ่งเป็นหลายบทความ/,
  );
  expect(refused.text).toContain('เนื้อหา');
  // Its cover is a sample's.
  const where = { title: { equals: article.title } };
  await office.payload.delete({ collection: 'articles', where, overrideAccess: true });
}, 60_000);

it('refuses an address and a tag that there are already, and names the field', async () => {
  const post = (path: string, body: object) =>
    office.call('POST', path, { token: marketing, body });
  const [shown] = (await list('?limit=1')).as(publicArticles);
  const found = await office.call('GET', '/media?limit=1', { token: marketing });
  const cover = found.as(listOf({ id: z.number() })).docs[0]?.id;
  const article = { title: 'ซ้ำ', slug: shown?.slug, cover, excerpt: 'x', _status: 'published' };
  const { docs } = await office.payload.find({
    collection: 'articles',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const address = await post('/articles', { ...article, content: docs[0]?.content });
  expect(address.status).toBe(400);
  expect(address.text).toContain('ที่อยู่หน้า (slug)');
  expect(address.text).toContain('บทความอื่นใช้ที่อยู่นี้แล้ว');
  const tag = await post('/tags', { name: shown?.tags });
  expect(tag.status).toBe(400);
  expect(tag.text).toContain('มีหมวดชื่อนี้แล้ว');
});

it('keeps a tag as long as an article or a draft bears it, and names them', async () => {
  const { payload } = office;
  const tag = await payload.create({
    collection: 'tags',
    data: { name: 'หมวดที่ใช้อยู่' },
    overrideAccess: true,
  });
  const published = await payload.find({
    collection: 'articles',
    where: { _status: { equals: 'published' } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [shown] = published.docs;
  const draft = async (id: number, tagId: number | null) =>
    office.call('PATCH', `/articles/${id}?draft=true`, {
      token: marketing,
      body: { tag: tagId, _status: 'draft' },
    });
  await draft(shown?.id ?? 0, tag.id);
  const untitled = await office.call('POST', '/articles?draft=true', {
    token: marketing,
    body: { tag: tag.id, slug: 'tagged-draft', _status: 'draft' },
  });
  const { doc } = untitled.as(saved({ id: z.number() }));
  for (const path of [`/tags/${tag.id}`, `/tags?where[id][equals]=${tag.id}`]) {
    const refused = await office.call('DELETE', path, { token: marketing });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(`“${shown?.title}”`);
    expect(refused.text).toContain('“บทความที่ยังไม่มีชื่อ”');
  }
  await draft(shown?.id ?? 0, typeof shown?.tag === 'number' ? shown.tag : null);
  await payload.delete({ collection: 'articles', id: doc.id, overrideAccess: true });
  const removed = await office.call('DELETE', `/tags/${tag.id}`, { token: marketing });
  expect(removed.status).toBe(200);
});

it('keeps a picture as long as an article shows it', async () => {
  const { payload } = office;
  const remove = (id: number) => office.call('DELETE', `/media/${id}`, { token: marketing });
  const picture = async (alt: string) => {
    const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const file = { data, mimetype: 'image/png', name: 'used.png', size: data.byteLength };
    return payload.create({ collection: 'media', data: { alt }, file, overrideAccess: true });
  };
  const [cover, inside] = [await picture('ปก'), await picture('ในเนื้อหา')];
  const node = { type: 'upload', relationTo: 'media', value: inside.id, fields: null, version: 3 };
  const root = {
    type: 'root',
    children: [node],
    direction: null,
    format: '',
    indent: 0,
    version: 1,
  };
  const draft = await payload.create({
    collection: 'articles',
    data: { title: 'ร่างที่มีภาพ', cover: cover.id, content: { root } as never },
    draft: true,
    overrideAccess: true,
  });
  for (const { id } of [cover, inside]) {
    const refused = await remove(id);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('ร่างที่มีภาพ');
  }
  await payload.delete({ collection: 'articles', id: draft.id, overrideAccess: true });
  for (const { id } of [cover, inside]) expect((await remove(id)).status).toBe(200);
});

it('publishes on schedule', async () => {
  const { payload } = office;
  const data = await sharp({ create: { width: 100, height: 60, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const cover = await payload.create({
    collection: 'media',
    data: { alt: 'ขาว' },
    file: { data, mimetype: 'image/jpeg', name: 'small.jpg', size: data.byteLength },
    overrideAccess: true,
  });
  const seeded = await payload.find({
    collection: 'articles',
    where: { _status: { equals: 'published' } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const draft = await payload.create({
    collection: 'articles',
    data: {
      title: 'ตั้งเวลา',
      slug: 'scheduled',
      excerpt: 'x',
      cover: cover.id,
      content: seeded.docs[0]?.content ?? { root: {} as never },
      _status: 'draft',
    },
    draft: true,
    overrideAccess: true,
  });
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'articles', value: draft.id } },
    waitUntil: new Date(Date.now() + 500),
  });
  await until(async () => (await list()).text.includes('"scheduled"'), 30);
}, 40_000);

it('stays quick with ten thousand articles', async () => {
  const { payload } = office;
  const { docs } = await payload.find({
    collection: 'articles',
    where: { _status: { equals: 'published' } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const template = docs[0];
  if (!template) throw new Error('no article');
  const many = 10_000;
  // Straight into the table: ten thousand saves through hooks would take minutes.
  const { $client } = payload.db.drizzle as unknown as {
    $client: { execute: (sql: string) => Promise<unknown> };
  };
  await $client.execute(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
    INSERT INTO articles (title, slug, excerpt, content, cover_id, tag_id, published_at, _status, updated_at, created_at)
    SELECT title || i, 'many-' || i, excerpt, content, cover_id, tag_id, published_at, 'published', updated_at, created_at
    FROM articles, n WHERE id = ${template.id}`);
  const answer = await list('?page=50');
  expect(answer.json).toHaveLength(100);
  expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThan(many);
  const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await list('?page=50', known)).status).toBe(304);
}, 60_000);

it('takes samples away, and leaves the rest with an article that a person has rewritten', async () => {
  const all = async (where: Where = {}) => {
    const { docs } = await office.payload.find({
      ...{ collection: 'articles', where, sort: 'id', depth: 0, pagination: false },
      overrideAccess: true,
    });
    return docs;
  };
  const samples = async () => (await all({ isSample: { equals: true } })).map(({ id }) => id);
  const before = await samples();
  const [own = 0] = before;
  const save = async (body: object) =>
    office.call('PATCH', `/articles/${own}`, {
      token: marketing,
      body: { _status: 'published', ...body },
    });
  expect((await save({ publishedAt: '2026-11-01T02:00:00.000Z' })).status).toBe(200);
  expect(await samples()).toEqual(before);
  expect((await save({ title: 'เรื่องของเราเอง' })).status).toBe(200);
  expect(await samples()).toEqual(before.filter((id) => id !== own));
  await removeSamples(office.payload);
  expect(await samples()).toEqual([]);
  const left = await all();
  expect(left.map(({ id }) => id)).toContain(own);
  const media = await office.payload.find({
    ...{ collection: 'media', sort: 'id', pagination: false },
    overrideAccess: true,
  });
  const shown = left.map(({ cover }) => cover);
  expect(media.docs.map(({ alt }) => alt)).toContain('ขาว');
  expect(media.docs.filter(({ id, isSample }) => isSample && !shown.includes(id))).toEqual([]);
}, 60_000);

it('keeps an address that somebody typed as the site will serve it, and says so', async () => {
  const typed = await office.call('POST', '/articles?draft=true', {
    token: marketing,
    body: { title: 'เปิดสาขาที่สอง', slug: 'Open  second branch?', _status: 'draft' },
  });
  const { doc } = typed.as(z.object({ doc: z.object({ id: z.number(), slug: z.string() }) }));
  expect(doc.slug).toBe('open-second-branch');
  const changed = await office.call('PATCH', `/articles/${doc.id}?draft=true`, {
    token: marketing,
    body: { slug: 'open/Third branch' },
  });
  expect(changed.json).toMatchObject({ doc: { slug: 'open-third-branch' } });
});
