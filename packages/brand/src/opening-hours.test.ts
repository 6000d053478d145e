import { expect, it } from 'vitest';
import {
  daysInWords,
  hoursInWords,
  nextOpenDays,
  type OpeningHours,
  openPeriodAt,
  shortDays,
  shortHours,
  workingTime,
} from './opening-hours.ts';
import { type Weekday, weekdays } from '@clinicdee/protocol/weekdays';

/** The hours that the dates below are counted with, whatever the vendor's are. */
const hours: OpeningHours = {
  openDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  opens: '09:00',
  closes: '18:00',
  otherHours: [],
  closedDays: [],
};
/** The same with a short Saturday and a Wednesday that begins late. */
const perWeekday: OpeningHours = {
  ...hours,
  openDays: [...hours.openDays, 'sat'],
  otherHours: [
    { day: 'sat', opens: '09:00', closes: '12:00' },
    { day: 'wed', opens: '13:00', closes: '20:00' },
  ],
};
/** The same with two more closed days, a Monday and a Saturday. */
const closedDays = { closedDays: [{ day: '2026-11-23' }, { day: '2026-11-28' }] };
const withClosedDays: OpeningHours = { ...hours, ...closedDays };

const HOUR = 60 * 60_000;
const at = (local: string) => new Date(`${local}+07:00`);
const bangkok = (time: number) => new Date(time + 7 * HOUR).toISOString().slice(0, 16);

it.each<[moment: string, from: string, to: string, opening?: OpeningHours]>([
  ['2026-11-20T08:59:59.999', '2026-11-20T09:00', '18:00'],
  ['2026-11-20T09:00', '2026-11-20T09:00', '18:00'],
  ['2026-11-20T18:00', '2026-11-23T09:00', '18:00'],
  ['2026-11-21T00:00', '2026-11-23T09:00', '18:00'],
  // National Day on a Saturday, and the Monday instead of it.
  ['2026-12-07T10:00', '2026-12-08T09:00', '18:00'],
  // Songkran, from Friday evening to Thursday.
  ['2026-04-10T18:01', '2026-04-16T09:00', '18:00'],
  // New Year: Thursday and Friday, then a weekend.
  ['2026-12-30T18:00', '2027-01-04T09:00', '18:00'],
  ['2026-11-20T18:00', '2026-11-21T09:00', '12:00', perWeekday],
  ['2026-11-21T12:00', '2026-11-23T09:00', '18:00', perWeekday],
  ['2026-11-25T10:00', '2026-11-25T13:00', '20:00', perWeekday],
  ['2026-12-05T10:00', '2026-12-08T09:00', '18:00', perWeekday],
  ['2026-11-20T18:00', '2026-11-24T09:00', '18:00', withClosedDays],
])('at %s the current or next period is %s to %s', (moment, from, to, opening = hours) => {
  const period = openPeriodAt(at(moment), opening);
  expect(bangkok(period.from)).toBe(from);
  expect(bangkok(period.to)).toBe(`${from.slice(0, 10)}T${to}`);
  expect([period.opens, period.closes]).toEqual([from.slice(11), to]);
});

it.each<[from: string, to: string, hours: number, opening?: OpeningHours]>([
  ['2026-11-20T10:00', '2026-11-20T10:30', 0.5],
  ['2026-11-20T07:00', '2026-11-20T23:00', 9],
  // Over a holiday on a Monday.
  ['2026-12-04T17:00', '2026-12-08T10:00', 2],
  // Backwards.
  ['2026-11-20T12:00', '2026-11-20T11:00', 0],
  ['2026-11-20T17:00', '2026-11-23T10:00', 5, perWeekday],
  ['2026-11-20T17:00', '2026-11-24T10:00', 2, withClosedDays],
])('from %s to %s it is open for %d hours', (from, to, expected, opening = hours) => {
  expect(workingTime(opening)(at(from), at(to))).toBe(expected * HOUR);
});

it('lists the next open days with their hours', () => {
  const days = nextOpenDays(at('2026-11-20T23:30'), 4, { ...perWeekday, ...closedDays });
  expect(days.map(({ day, opens, closes }) => [day, opens, closes].join(' '))).toEqual([
    '2026-11-20 09:00 18:00',
    '2026-11-21 09:00 12:00',
    '2026-11-24 09:00 18:00',
    '2026-11-25 13:00 20:00',
  ]);
});

it.each<[open: Weekday[], full: string, short: string]>([
  [['mon', 'tue', 'wed', 'thu', 'fri'], 'จันทร์–ศุกร์', 'จ.–ศ.'],
  [['sat', 'mon', 'tue', 'wed', 'thu', 'fri'], 'จันทร์–เสาร์', 'จ.–ส.'],
  [[...weekdays], 'ทุกวัน', 'ทุกวัน'],
  [['fri', 'mon', 'wed'], 'จันทร์ พุธ ศุกร์', 'จ. พ. ศ.'],
  [['sat', 'sun'], 'เสาร์ อาทิตย์', 'ส. อา.'],
  [['tue'], 'อังคาร', 'อ.'],
])('%j is %s, in short %s', (days, full, short) => {
  expect(daysInWords(days)).toBe(full);
  expect(daysInWords(days, shortDays)).toBe(short);
});

it('formats opening hours that differ by weekday', () => {
  expect(hoursInWords(hours)).toBe('จันทร์–ศุกร์ 09:00–18:00 น.');
  expect(shortHours(hours)).toEqual(['จ.–ศ.', '09:00–18:00']);
  expect(hoursInWords(perWeekday)).toBe(
    'จันทร์ อังคาร พฤหัสบดี ศุกร์ 09:00–18:00 น. พุธ 13:00–20:00 น. เสาร์ 09:00–12:00 น.',
  );
  const withSaturday = { ...perWeekday, otherHours: perWeekday.otherHours.slice(0, 1) };
  expect(shortHours(withSaturday)).toEqual(['จ.–ศ.', '09:00–18:00', 'ส.\u00a009:00–12:00']);
  // The office keeps the hours of a weekday that is closed now.
  expect(hoursInWords({ ...withSaturday, openDays: hours.openDays })).not.toContain('เสาร์');
});
