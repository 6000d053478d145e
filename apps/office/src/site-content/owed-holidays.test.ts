import { expect, it } from 'vitest';
import { holidaysToLookUp } from './owed-holidays.ts';

const closed = (...days: string[]) => ({ closedDays: days.map((day) => ({ day })) });

it.each([
  ['2026-11-30', undefined],
  ['2026-12-01', { year: 2027, isListed: true }],
  ['2027-01-31', { year: 2027, isListed: true }],
  // Too late to ask.
  ['2027-02-01', undefined],
  // Lunar holidays of that year are not built in.
  ['2028-12-01', { year: 2029, isListed: false }],
])('asks for holidays on %s: %o', (day, owed) => {
  expect(holidaysToLookUp(day, closed())).toEqual(owed);
});

it('accepts holidays entered in the office for a year without a built-in list', () => {
  const lunar = ['2029-02-27', '2029-05-27', '2029-07-26'];
  expect(holidaysToLookUp('2028-12-20', closed(...lunar))).toBeUndefined();
  expect(holidaysToLookUp('2028-12-20', closed(...lunar.slice(1)))).toBeDefined();
  expect(holidaysToLookUp('2029-12-20', closed(...lunar))).toMatchObject({ year: 2030 });
});
