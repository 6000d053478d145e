import { expect, it } from 'vitest';
import { daysInWords, hoursInWords, shortHours } from './days-in-words.ts';
import { type Weekday, weekdays } from './weekdays.ts';

it.each<[open: Weekday[], full: string, short: string]>([
  [['mon', 'tue', 'wed', 'thu', 'fri'], 'จันทร์–ศุกร์', 'จ.–ศ.'],
  [['sat', 'mon', 'tue', 'wed', 'thu', 'fri'], 'จันทร์–เสาร์', 'จ.–ส.'],
  [[...weekdays], 'ทุกวัน', 'ทุกวัน'],
  [['fri', 'mon', 'wed'], 'จันทร์ พุธ ศุกร์', 'จ. พ. ศ.'],
  [['sat', 'sun'], 'เสาร์ อาทิตย์', 'ส. อา.'],
  [['tue'], 'อังคาร', 'อ.'],
])('%j is %s, in short %s', (days, full, short) => {
  expect(daysInWords(days)).toBe(full);
  expect(daysInWords(days, 'short')).toBe(short);
});

it('formats opening hours that differ by weekday', () => {
  const usual = { opens: '09:00', closes: '18:00', closedDays: [] };
  const openDays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
  const plain = { ...usual, openDays, otherHours: [] };
  expect(hoursInWords(plain)).toBe('จันทร์–ศุกร์ 09:00–18:00 น.');
  expect(shortHours(plain)).toEqual(['จ.–ศ.', '09:00–18:00']);
  const withSaturday = {
    ...usual,
    openDays: [...openDays, 'sat' as const],
    otherHours: [{ day: 'sat' as const, opens: '09:00', closes: '12:00' }],
  };
  expect(hoursInWords(withSaturday)).toBe('จันทร์–ศุกร์ 09:00–18:00 น. เสาร์ 09:00–12:00 น.');
  expect(shortHours(withSaturday)).toEqual(['จ.–ศ.', '09:00–18:00', 'ส.\u00a009:00–12:00']);
});
