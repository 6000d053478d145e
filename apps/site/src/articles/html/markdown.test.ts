import { expect, it } from 'vitest';
import { articleMarkdown } from './markdown.ts';

const article = {
  title: 'เปิดสาขา * ที่สอง',
  tags: ['บริหาร', 'สาขา'],
  excerpt: 'ก่อนเปิด [ประตู]',
  publishedAt: Date.parse('2026-11-20T02:00:00Z'),
  updatedAt: Date.parse('2026-11-21T02:00:00Z'),
  html: `<h2 id="rent">ค่าเช่า</h2><p>ดู<a href="/articles/detail/rent">เรื่องค่าเช่า</a> กับ<strong>สัญญา</strong> ช้า<span class="keep">ๆ</span></p>
<div class="wide"><table><thead><tr><th>เดือน</th><th class="num">บาท</th></tr></thead><tbody><tr><td>ม.ค. | ก.พ.</td><td>12,000</td></tr></tbody></table></div>
<ul><li>หนึ่ง</li><li>สอง</li></ul><figure><img src="/pictures/a.webp" alt="ห้องตรวจ"><figcaption>ห้องใหม่</figcaption></figure>`,
};

it('converts an article to Markdown with absolute URLs', () => {
  const page = 'https://clinic.example/articles/detail/two-branches';
  expect(articleMarkdown({ article, page })).toBe(`# เปิดสาขา \\* ที่สอง

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
