import { expect, it } from 'vitest';
import type { Article } from './article.ts';
import { articleMarkdown } from './markdown.ts';
import { MarkdownWriter } from './markdown-writer.ts';

const article: Article = {
  id: 1,
  slug: 'two-branches',
  title: 'เปิดสาขา * ที่สอง',
  tags: ['บริหาร', 'สาขา'],
  excerpt: 'ก่อนเปิด [ประตู]',
  cover: undefined,
  publishedAt: Date.parse('2026-11-20T02:00:00Z'),
  updatedAt: Date.parse('2026-11-21T02:00:00Z'),
  html: `<h2 id="rent">ค่าเช่า</h2><p>ดู<a href="/articles/detail/rent">เรื่องค่าเช่า</a> กับ<strong>สัญญา</strong> ช้า<span class="keep">ๆ</span></p>
<div class="wide"><table><thead><tr><th>เดือน</th><th class="num">บาท</th></tr></thead><tbody><tr><td>ม.ค. | ก.พ.</td><td>12,000</td></tr></tbody></table></div>
<ul><li>หนึ่ง</li><li>สอง</li></ul><figure><img src="/pictures/a.webp" alt="ห้องตรวจ"><figcaption>ห้องใหม่</figcaption></figure>`,
  outline: [],
  minutes: 2,
  seo: {},
};

it('converts an article to Markdown with absolute URLs', () => {
  const page = new URL('https://clinic.example/articles/detail/two-branches');
  expect(articleMarkdown(article, page)).toBe(`# เปิดสาขา \\* ที่สอง

> ก่อนเปิด \\[ประตู]

https://clinic.example/articles/detail/two-branches · 2026-11-21 · บริหาร · สาขา

## ค่าเช่า

ดู[เรื่องค่าเช่า](https://clinic.example/articles/detail/rent) กับ**สัญญา** ช้าๆ

| เดือน        | บาท    |
| ------------ | ------ |
| ม.ค. \\| ก.พ. | 12,000 |

- หนึ่ง
- สอง

![ห้องตรวจ](https://clinic.example/pictures/a.webp)

ห้องใหม่
`);
});

it('converts a long article in a worker with the same result', async () => {
  const page = new URL('https://clinic.example/articles/detail/two-branches');
  const long = { ...article, html: article.html.repeat(40) };
  const writer = new MarkdownWriter();
  const [one, other] = await Promise.all([writer.write(long, page), writer.write(article, page)]);
  expect(one).toBe(articleMarkdown(long, page));
  expect(other).toBe(articleMarkdown(article, page));
  await writer.close();
});
