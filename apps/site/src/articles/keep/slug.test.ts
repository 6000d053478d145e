import { expect, it } from 'vitest';
import { slugFrom } from './slug.ts';

it.each([
  ['ผู้ป่วยใหม่ กับ คลินิก', 'ผู้ป่วยใหม่-กับ-คลินิก'],
  ['ลด 30% ใน 7 วัน!', 'ลด-30-ใน-7-วัน'],
  ['น้ำ ที่ ปี๋ ลิ้น เยิ้ม จ่ำ', 'น้ำ-ที่-ปี๋-ลิ้น-เยิ้ม-จ่ำ'],
  ['PDPA in Small Clinics', 'pdpa-in-small-clinics'],
  ['  --  /../  ', 'article'],
  ['😀', 'article'],
  ['❤️', 'article'],
  ['ผู้\u200bป่วย\u200bใหม่', 'ผู้ป่วยใหม่'],
])('makes %j into %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

it('ends a long title at a whole word', () => {
  const slug = slugFrom('ย้ายแฟ้มกระดาษขึ้นระบบโดยไม่ต้องปิดคลินิกและไม่ต้องหยุดรับคนไข้แม้แต่วันเดียวในสัปดาห์แรก');
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^ย้ายแฟ้มกระดาษขึ้นระบบโดยไม่ต้องปิดคลินิก/);
  const words = new Intl.Segmenter('th', { granularity: 'word' });
  expect([...words.segment(slug)].at(-1)?.isWordLike).toBe(true);
});

it('cuts one endless word rather than say nothing', () => {
  expect(slugFrom('W'.repeat(450))).toBe('w'.repeat(80));
  expect(slugFrom('𠮷'.repeat(450))).toBe('𠮷'.repeat(80));
});

it('numbers a title that is taken', () => {
  const taken = new Set(['คิว', 'คิว-2']);
  expect(slugFrom('คิว', (slug) => taken.has(slug))).toBe('คิว-3');
});
