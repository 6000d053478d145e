import { expect, test } from 'vitest';
import { longDate } from './dates.ts';

test('writes a date with the Thai month and the Buddhist year', () => {
  expect(longDate('2025-09-05', 'th')).toBe('5 กันยายน 2568');
  expect(longDate('2024-02-29', 'th')).toBe('29 กุมภาพันธ์ 2567');
});

test('the day changes at midnight in Bangkok, not in UTC', () => {
  expect(longDate('2025-09-04T16:59:59.999Z', 'th')).toBe('4 กันยายน 2568');
  expect(longDate('2025-09-04T17:00:00Z', 'th')).toBe('5 กันยายน 2568');
  expect(longDate('2025-09-05T00:00:00+07:00', 'th')).toBe('5 กันยายน 2568');
});

test('the year changes with the day in Bangkok', () => {
  expect(longDate('2025-12-31T16:59:59Z', 'th')).toBe('31 ธันวาคม 2568');
  expect(longDate('2025-12-31T17:00:00Z', 'th')).toBe('1 มกราคม 2569');
});

test('refuses what is not a date', () => {
  expect(() => longDate('5 กันยายน 2568', 'th')).toThrow(RangeError);
});
