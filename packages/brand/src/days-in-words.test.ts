import { expect, it } from 'vitest';
import { daysInWords } from './days-in-words.ts';
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
