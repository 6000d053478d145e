import { expect, it } from 'vitest';
import { contentOf } from '../../content/site-content.ts';
import { transformHtml } from './transform-html.ts';
import { sanitise } from './sanitise.ts';
import * as words from './plain-text.ts';

const { articles } = contentOf('th');
const openingText = (html: string) => words.openingText(sanitise(html), articles);

it('openingText returns the sentences without headings, tables and pictures', () => {
  const html =
    '<h2>หัวข้อ</h2><p>ย่อหน้า<strong>แรก</strong>กับ<a href="https://a.example">ลิงก์</a></p><table><tr><td>ตาราง</td></tr></table><figure><img src="x" alt="รูป"><figcaption>คำบรรยาย</figcaption></figure><p>ย่อหน้าสอง</p>';
  expect(openingText(html)).toBe('ย่อหน้าแรกกับลิงก์ ย่อหน้าสอง');
});
it('openingText falls back to headings', () => {
  expect(openingText('<h2>มีแต่หัวข้อ</h2>')).toBe('มีแต่หัวข้อ');
  expect(openingText('')).toBe('');
});

it('plainText has the words of the article but none of the site', () => {
  const html =
    '<blockquote><p>คำ</p></blockquote><p>ก<img src="/a.png" alt="รูป">ข<br>ค</p><p><a href="https://youtu.be/dQw4w9WgXcQ">สาธิต</a></p>';
  const content = sanitise(html);
  transformHtml(content, () => undefined, articles);
  expect(words.plainText(content, articles)).toBe('คำ กข ค สาธิต');
});

it('plainText includes headings and cells, for the search', () => {
  const html = '<h2>หัวข้อ Line</h2><table><tr><th>ช่อง</th><td>ค่า</td></tr></table>';
  expect(words.plainText(sanitise(html), articles)).toBe('หัวข้อ Line ช่อง ค่า');
});

it('readingMinutes counts Thai words at 200 a minute', () => {
  expect(words.readingMinutes('คำ')).toBe(1);
  expect(words.readingMinutes('บ้าน '.repeat(1000))).toBe(5);
});
