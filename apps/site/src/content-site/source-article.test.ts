import { expect, it } from 'vitest';
import { readSourceArticle } from './source-article.ts';

const read = (fields: Record<string, unknown>) =>
  readSourceArticle({ title: 'ชื่อ', content: '<p>x</p>', ...fields });

it.each([
  ['บรรทัด\n\tสอง', 'บรรทัด สอง'],
  ['\u202egpj.\u061cexe\u2066', 'gpj. exe'],
  ['ปี๋' + '\u0e49'.repeat(90), 'ปี๋' + '\u0e49'.repeat(2)],
  [2569, '2569'],
  ['ถาม&amp;ตอบ &#8211; คลินิก', 'ถาม&ตอบ – คลินิก'],
  ['R&D &amp;amp; AT&T', 'R&D &amp; AT&T'],
  ['&quot;คิว&quot;&nbsp;&hellip; &lt;b&gt; <i>', '"คิว" … <b> <i>'],
  ['บรรทัด<br />สอง ระ<b class="x">บบ</b>: <b> ไม่ใช่', 'บรรทัด สอง ระบบ: <b> ไม่ใช่'],
  ['</title>ก&#x202e;ข', '</title>ก ข'],
  ['❤️', '❤️'],
])('reads the title %j as %j', (sent, title) => {
  expect(read({ title: sent })?.title).toBe(title);
});

it.each([
  '',
  ' ',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00ad\u034f',
  '\u{e0041}',
  '\u0e49\u0e48',
  null,
  [],
])('rejects an article with the invisible title %j', (title) =>
  expect(read({ title })).toBeUndefined(),
);

it.each([
  ['ก\r\n- ข & ค &lt; ง', 'ก<br>- ข & ค &lt; ง'],
  ['&lt;p&gt;ก &amp;amp; ข&lt;/p&gt;', '<p>ก &amp; ข</p>'],
  ['<![CDATA[<p>ก</p>\n]]>', '<p>ก</p>'],
  ['<p>ก\n&lt;/b&gt;</p>', '<p>ก\n&lt;/b&gt;</p>'],
  [null, ''],
])('reads the content %j as the HTML %j', (content, html) => {
  expect(read({ content })?.content).toBe(html);
});

it('truncates long texts at a word', () => {
  const { title, excerpt, coverAlt, seo } =
    read({
      title: 'นำเข้าจากระบบเก่า '.repeat(300),
      excerpt: 'ย'.repeat(500_000),
      coverAlt: 'อ'.repeat(500_000),
      seo: { title: 'ส'.repeat(500_000), description: 'ด'.repeat(500_000) },
    }) ?? {};
  expect(title?.length).toBeLessThanOrEqual(300);
  expect(title).toMatch(/ นำเข้าจาก…$/);
  for (const text of [excerpt, coverAlt, seo?.title, seo?.description]) {
    expect(text?.length).toBeLessThanOrEqual(1_000);
    expect(text?.length).toBeGreaterThan(200);
  }
});

it('decodes entities in all texts', () => {
  const texts = (one: string) => ({
    tags: [one, 'ก'],
    excerpt: one,
    coverAlt: one,
    seo: { title: one, description: one },
  });
  expect(read(texts('ถาม&amp;ตอบ'))).toMatchObject(texts('ถาม&ตอบ'));
});

it.each(['วานนี้', 0, {}, null, true])('ignores the invalid date %j', (sent) => {
  expect(read({ publishedAt: sent })).toMatchObject({ title: 'ชื่อ', publishedAt: undefined });
});

it.each([
  ['/media/a.png', '/media/a.png'],
  ['//cdn.example/a.png', '//cdn.example/a.png'],
  ['https://cdn.example/a.png?w=1&amp;h=2&#038;c=3', 'https://cdn.example/a.png?w=1&h=2&c=3'],
  [`data:image/png;base64,${'A'.repeat(3_000_000)}`, undefined],
  [`https://cdn.example/${'a'.repeat(3_000)}`, undefined],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
  [{ url: '/media/a.png' }, undefined],
])('reads the cover %.40j as %j', (sent, cover) => {
  expect(read({ cover: sent })?.cover).toBe(cover);
});

it('keeps the valid tags of a mixed list, without duplicates', () => {
  expect(read({ tags: ['การเงิน', null, 3, { name: 'x' }, 'คิว', 'การเงิน'] })?.tags).toEqual([
    'การเงิน',
    'คิว',
  ]);
  expect(read({ tags: `ก,\u200b,, ${'ข'.repeat(90)} ,ค` })?.tags).toEqual(['ก', 'ค']);
  expect(read({ tags: 7 })?.tags).toEqual([]);
  expect(read({ tags: '["\\u0e01, ข","ค"]' })?.tags).toEqual(['ก, ข', 'ค']);
  expect(read({ tags: '[ก]' })?.tags).toEqual(['[ก]']);
  const water = 'น\u0e49\u0e33';
  const spellings = ['น\u0e4d\u0e49\u0e32', 'น\u0e49\u0e4d\u0e32', 'น\u0e33\u0e49', water];
  expect(read({ tags: spellings })?.tags).toEqual([water]);
});

it('parses only the beginning of a huge list of tags', () => {
  const endless = ['ก', ...Array.from({ length: 100_000 }, () => ''), 'ข'];
  for (const tags of [endless, endless.join(',')]) expect(read({ tags })?.tags).toEqual(['ก']);
});

it.each([
  ['move-to-digital', 'move-to-digital'],
  ['ย้ายข้อมูล', 'ย้ายข้อมูล'],
  ['open second branch', 'open-second-branch'],
  [encodeURIComponent('ย้ายข้อมูล').toLowerCase(), 'ย้ายข้อมูล'],
  ['a/b', 'a-b'],
  ['..', undefined],
  ['', undefined],
])('reads the slug %j as %j', (slug, read) => {
  expect(readSourceArticle({ title: 'ก', content: '', slug })?.slug).toBe(read);
});
