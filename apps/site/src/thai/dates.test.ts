import { expect, test } from 'vitest';
import { thaiDate } from './dates.ts';

test('writes a date with the Thai month and the Buddhist year', () => {
  expect(thaiDate('2025-09-05')).toBe('5 กันยายน 2568');
  expect(thaiDate('2024-02-29')).toBe('29 กุมภาพันธ์ 2567');
});

test('the day changes at midnight in Bangkok, not in UTC', () => {
  expect(thaiDate('2025-09-04T16:59:59.999Z')).toBe('4 กันยายน 2568');
  expect(thaiDate('2025-09-04T17:00:00Z')).toBe('5 กันยายน 2568');
  expect(thaiDate('2025-09-05T00:00:00+07:00')).toBe('5 กันยายน 2568');
});

test('the year changes with the day in Bangkok', () => {
  expect(thaiDate('2025-12-31T16:59:59Z')).toBe('31 ธันวาคม 2568');
  expect(thaiDate('2025-12-31T17:00:00Z')).toBe('1 มกราคม 2569');
});

test('refuses what is not a date', () => {
  expect(() => thaiDate('5 กันยายน 2568')).toThrow(RangeError);
});
