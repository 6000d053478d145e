import { expect, it } from 'vitest';
import { slugFrom } from './slug.ts';

it.each([
  ['ผู้ป่วยไม่มาตามนัด ทำอย่างไร?', 'ผู้ป่วยไม่มาตามนัด-ทำอย่างไร'],
  ['ลด 30% ใน 7 วัน!', 'ลด-30-ใน-7-วัน'],
  ['ปี ๒๕๖๙', 'ปี-2569'],
  ['น้ำ ที่ ปี๋ ลิ้น เยิ้ม จ่ำ', 'น้ำ-ที่-ปี๋-ลิ้น-เยิ้ม-จ่ำ'],
  ['PDPA in Small Clinics', 'pdpa-in-small-clinics'],
  ['  --a/b?c#d--  ', 'a-b-c-d'],
  ['ผู้\u200bป่วย\u200bใหม่', 'ผู้ป่วยใหม่'],
  ['e\u0301te\u0301', '\u00e9t\u00e9'],
  ['  --  /../  ', ''],
  ['😀', ''],
])('slugFrom(%j) is %j', (text, slug) => {
  expect(slugFrom(text)).toBe(slug);
});

it.each(['น\u0e49\u0e33', 'น\u0e33\u0e49', 'น\u0e49\u0e4d\u0e32', 'น\u0e4d\u0e49\u0e32'])(
  'gives all encodings of น้ำ the same slug: %j',
  (typed) => {
    expect(slugFrom(typed)).toBe('น\u0e49\u0e33');
  },
);

it('truncates a long title at a word boundary', () => {
  const slug = slugFrom('ย้ายแฟ้มกระดาษขึ้นระบบโดยไม่ต้องปิดคลินิกและไม่ต้องหยุดรับคนไข้แม้แต่วันเดียวในสัปดาห์แรก');
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^ย้ายแฟ้มกระดาษขึ้นระบบโดยไม่ต้องปิดคลินิก/);
  const words = new Intl.Segmenter('th', { granularity: 'word' });
  expect([...words.segment(slug)].at(-1)?.isWordLike).toBe(true);
});

it('truncates a single long word', () => {
  expect(slugFrom('W'.repeat(450))).toBe('w'.repeat(80));
  expect(slugFrom('𠮷'.repeat(450))).toBe('𠮷'.repeat(80));
});

it('is idempotent', () => {
  const texts = [
    'open second branch',
    'ก '.repeat(200),
    'ย้ายแฟ้มกระดาษขึ้นระบบ'.repeat(9),
    'İstanbul ẞ',
    '\u0301\u0302 a',
    'ก\u0e4d\u200b\u0e32',
    '\u0e4d๑\u0e32',
  ];
  for (const text of texts) expect(slugFrom(slugFrom(text))).toBe(slugFrom(text));
});
