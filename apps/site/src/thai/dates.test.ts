import { expect, it, test } from 'vitest';
import { bangkokDay, longDate, longDateTime, shortDate } from './dates.ts';

it('changes the day at midnight in Bangkok', () => {
  expect(bangkokDay(Date.parse('2026-11-21T16:59:59Z'))).toBe('2026-11-21');
  expect(bangkokDay(Date.parse('2026-11-21T17:00:00Z'))).toBe('2026-11-22');
});

test('formats a date with Thai month and Buddhist year', () => {
  expect(longDate('2025-09-05', 'th')).toBe('5 กันยายน 2568');
  expect(longDate('2025-09-04T17:00:00Z', 'th')).toBe('5 กันยายน 2568');
  expect(longDate('2025-12-31T16:59:59Z', 'th')).toBe('31 ธันวาคม 2568');
});

test('formats an English date as day, month name and year', () => {
  expect(longDate('2025-09-05', 'en')).toBe('5 September 2025');
  expect(longDate('2025-12-31T17:00:00Z', 'en')).toBe('1 January 2026');
  expect(longDateTime(Date.parse('2025-09-05T02:30:00Z'), 'en')).toBe('5 September 2025 at 09:30');
});

test('formats the short form with a two-digit year and no-break spaces', () => {
  expect(shortDate('2025-11-12', 'th')).toBe('12\u00a0พ.ย.\u00a068');
  expect(shortDate('2025-12-31T17:00:00Z', 'th')).toBe('1\u00a0ม.ค.\u00a069');
  expect(shortDate('2056-12-31', 'th')).toBe('31\u00a0ธ.ค.\u00a099');
  expect(shortDate('2057-01-01', 'th')).toBe('1\u00a0ม.ค.\u00a000');
  expect(shortDate('2025-11-12', 'en')).toBe('12\u00a0Nov\u00a025');
});
