import { expect, it } from 'vitest';
import { proximityScore } from './proximity.ts';
import { isWeak, stopWords } from './stop-words.ts';

const concept = (word: string) => ({
  typed: word,
  correction: undefined,
  variants: [{ words: [word], factor: 1, minWeight: 0 }],
});

it('scores the share of a query that occurs within one sentence', () => {
  const concepts = ['เคาน์เตอร์', 'ผลตรวจ', 'แพทย์'].map(concept);
  const far = 'ก'.repeat(200);
  expect(proximityScore('เคาน์เตอร์ไม่จำเป็นต้องเห็นผลตรวจ', concepts, [1, 2, 1])).toBe(0.75);
  expect(proximityScore(`เคาน์เตอร์${far}ผลตรวจ`, concepts, [1, 2, 1])).toBe(0);
  expect(proximityScore('ผลตรวจ ผลตรวจ', concepts, [1, 2, 1])).toBe(0);
});

it('ignores weak words', () => {
  expect(proximityScore('กดปุ่มยืนยัน', ['กด', 'ปุ่ม'].map(concept), [1, 1])).toBe(0);
  expect(isWeak('2')).toBe(true);
  expect(isWeak('2026')).toBe(false);
  expect(stopWords.has('ยังงัย')).toBe(true);
});
