import { expect, it } from 'vitest';
import { proximityScore } from './proximity.ts';
import { isWeak, stopWords } from './stop-words.ts';

const found = (word: string, idf: number) => {
  const variants = [{ words: [word], factor: 1, minWeight: 0 }];
  return {
    concept: { typed: word, correction: undefined, variants },
    weights: new Map<number, number>(),
    idf,
  };
};

it('scores the share of a query that occurs within one sentence', () => {
  const concepts = [found('เคาน์เตอร์', 1), found('ผลตรวจ', 2), found('แพทย์', 1)];
  const far = 'ก'.repeat(200);
  expect(proximityScore('เคาน์เตอร์ไม่จำเป็นต้องเห็นผลตรวจ', concepts)).toBe(0.75);
  expect(proximityScore(`เคาน์เตอร์${far}ผลตรวจ`, concepts)).toBe(0);
  expect(proximityScore('ผลตรวจ ผลตรวจ', concepts)).toBe(0);
});

it('ignores weak words', () => {
  expect(proximityScore('กดปุ่มยืนยัน', [found('กด', 1), found('ปุ่ม', 1)])).toBe(0);
  expect(isWeak('2')).toBe(true);
  expect(isWeak('2026')).toBe(false);
  expect(stopWords.has('ยังงัย')).toBe(true);
});
