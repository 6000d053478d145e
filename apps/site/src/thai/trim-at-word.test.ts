import { expect, it } from 'vitest';
import { trimAtWord } from './trim-at-word.ts';

it('does not change a short text', () => {
  expect(trimAtWord('สั้น ๆ', 20)).toBe('สั้น ๆ');
});
it('removes break hints between Thai words', () => {
  expect(trimAtWord('ระบบ\u200bคลินิก \u200b ดี', 20)).toBe('ระบบคลินิก ดี');
});
it('cuts only between Thai words', () => {
  const text = 'คลินิกส่วนใหญ่ไม่ได้กลัวระบบใหม่แต่กลัวสัปดาห์ที่ต้องย้ายข้อมูล';
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)];
  const ends = new Set(words.map(({ index, segment }) => index + segment.length));
  for (let longest = 8; longest < text.length; longest++) {
    const trimmed = trimAtWord(text, longest);
    expect(trimmed.length).toBeLessThanOrEqual(longest);
    expect(trimmed.endsWith('…')).toBe(true);
    expect(ends.has(trimmed.length - 1), trimmed).toBe(true);
  }
});
it('cuts within a single long word, but not within a character', () => {
  expect(trimAtWord('x'.repeat(300), 20)).toBe(`${'x'.repeat(19)}…`);
  expect(trimAtWord('😀'.repeat(300), 20)).toBe(`${'😀'.repeat(9)}…`);
});
