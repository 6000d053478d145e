import { expect, it } from 'vitest';
import { daysInWords } from './days-in-words.ts';

it.each([
  [[1, 2, 3, 4, 5], 'จันทร์–ศุกร์'],
  [[6, 1, 2, 3, 4, 5], 'จันทร์–เสาร์'],
  [[0, 1, 2, 3, 4, 5, 6], 'ทุกวัน'],
  [[5, 1, 3], 'จันทร์ พุธ ศุกร์'],
  [[6, 0], 'เสาร์ อาทิตย์'],
  [[2], 'อังคาร'],
])('%j is %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});
