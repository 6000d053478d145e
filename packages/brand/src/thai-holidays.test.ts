import { expect, it } from 'vitest';
import { dayAfter, holidayOn, isWeekend } from './thai-holidays.ts';

const days = (year: number) => {
  const all: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = dayAfter(day, 1)) {
    all.push(day);
  }
  return all;
};
const holidays = (year: number) => days(year).filter((day) => holidayOn(day) !== undefined);

it('lists the public holidays on weekdays of 2025 and 2026 as announced', () => {
  const off = (year: number) =>
    holidays(year)
      .filter((day) => !isWeekend(day))
      .map((day) => day.slice(5))
      .join(' ');
  expect(off(2025)).toBe(
    '01-01 02-12 04-07 04-14 04-15 04-16 05-01 05-05 05-12 06-02 06-03 07-10 07-28 08-11 08-12 10-13 10-23 12-05 12-10 12-31',
  );
  expect(off(2026)).toBe(
    '01-01 01-02 03-03 04-06 04-13 04-14 04-15 05-01 05-04 06-01 06-03 07-28 07-29 08-12 10-13 10-23 12-07 12-10 12-31',
  );
});

it('substitutes a holiday on a weekend once, on the next working day', () => {
  expect(holidayOn('2027-02-22')).toBe('ชดเชยวันมาฆบูชา');
  // Songkran of 2024: Saturday, Sunday and Monday.
  expect(holidayOn('2024-04-16')).toBe('ชดเชยวันสงกรานต์');
  expect(holidayOn('2024-04-17')).toBeUndefined();
  // 31 December 2028 is a Sunday, and the Monday is New Year's Day.
  expect(holidayOn('2029-01-01')).toBe('วันขึ้นปีใหม่');
  expect(holidayOn('2029-01-02')).toBe('ชดเชยวันสิ้นปี');
});

it('the three lunar holidays of a year are whole lunar months apart', () => {
  for (const year of [2025, 2026, 2027, 2028]) {
    const [makha = '', visakha = '', asalha = ''] = ['มาฆบูชา', 'วิสาขบูชา', 'อาสาฬหบูชา'].map((name) =>
      days(year).find((day) => holidayOn(day) === `วัน${name}`),
    );
    // Months of 29, 30 and 29 days; then of 30 and 29, or 30 in a year with a day more.
    expect(dayAfter(makha, 88 + (year === 2026 ? 1 : 0)), String(year)).toBe(visakha);
    expect([dayAfter(visakha, 59), dayAfter(visakha, 60)], String(year)).toContain(asalha);
  }
});
