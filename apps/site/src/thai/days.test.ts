import { expect, it } from 'vitest';
import { bangkokDay, monthsBefore } from './days.ts';

it('changes the day at midnight in Bangkok', () => {
  expect(bangkokDay(Date.parse('2026-11-21T16:59:59Z'))).toBe('2026-11-21');
  expect(bangkokDay(Date.parse('2026-11-21T17:00:00Z'))).toBe('2026-11-22');
});

it.each([
  ['2026-11-21', 25, '2024-10-21'],
  ['2026-03-31', 25, '2024-02-29'],
  ['2026-01-15', 1, '2025-12-15'],
])('%s minus %i months is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});
