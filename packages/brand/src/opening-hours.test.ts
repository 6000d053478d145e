import { expect, it } from 'vitest';
import {
  closedWeekdays,
  closingAfter,
  hoursOn,
  isOpen,
  nextOpening,
  type OpeningHours,
  sharedHours,
  workingTime,
} from './opening-hours.ts';
import { weekdayOf } from './weekdays.ts';
import { openingState } from './opening-calendar.ts';

/** The vendor's hours are theirs; these are the ones that the dates below were counted with. */
const hours: OpeningHours = {
  openDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  opens: '09:00',
  closes: '18:00',
  otherHours: [],
  closedDays: [],
};

const at = (local: string) => new Date(`${local}+07:00`);
const HOUR = 60 * 60_000;

it.each([
  ['2026-11-20T08:59:59.999', false],
  ['2026-11-20T09:00', true],
  ['2026-11-20T17:59:59.999', true],
  ['2026-11-20T18:00', false],
  // Saturday, Sunday.
  ['2026-11-21T10:00', false],
  ['2026-11-22T10:00', false],
  // National Day on a Saturday, and the Monday instead of it.
  ['2026-12-05T10:00', false],
  ['2026-12-07T10:00', false],
  ['2026-12-08T10:00', true],
  ['2026-12-31T10:00', false],
  ['2027-01-01T10:00', false],
])('%s: open is %s', (local, open) => {
  expect(isOpen(at(local), hours)).toBe(open);
});

it.each([
  ['2026-11-20T08:00', '2026-11-20T09:00'],
  // Open since this moment: the next is on Monday.
  ['2026-11-20T09:00', '2026-11-23T09:00'],
  ['2026-11-20T18:00', '2026-11-23T09:00'],
  ['2026-11-21T00:00', '2026-11-23T09:00'],
  // Songkran, from Friday evening to Thursday.
  ['2026-04-10T18:01', '2026-04-16T09:00'],
  // New Year: Thursday and Friday, then a weekend.
  ['2026-12-30T18:00', '2027-01-04T09:00'],
  ['2028-12-29T20:00', '2029-01-03T09:00'],
])('after %s it opens at %s', (local, opens) => {
  expect(nextOpening(at(local), hours)).toEqual(at(opens));
});

it('says until when it is open', () => {
  expect(closingAfter(at('2026-11-20T09:00'), hours)).toEqual(at('2026-11-20T18:00'));
  expect(closingAfter(at('2026-11-20T18:00'), hours)).toBeUndefined();
});

it.each([
  ['2026-11-20T10:00', '2026-11-20T10:30', 0.5],
  ['2026-11-20T07:00', '2026-11-20T23:00', 9],
  // Over a weekend.
  ['2026-11-20T17:00', '2026-11-23T10:00', 2],
  ['2026-11-20T18:00', '2026-11-23T09:00', 0],
  ['2026-11-21T09:00', '2026-11-22T18:00', 0],
  // Over a new year.
  ['2026-12-30T17:00', '2027-01-04T10:00', 2],
  // Over a holiday on a Monday.
  ['2026-12-04T17:00', '2026-12-08T10:00', 2],
  // Backwards.
  ['2026-11-20T12:00', '2026-11-20T11:00', 0],
])('from %s to %s there are %d hours', (from, to, expected) => {
  expect(workingTime(hours)(at(from), at(to))).toBe(expected * HOUR);
});

/** The same with a short Saturday and a Wednesday that begins late. */
const perWeekday: OpeningHours = {
  ...hours,
  openDays: [...hours.openDays, 'sat'],
  otherHours: [
    { day: 'sat', opens: '09:00', closes: '12:00' },
    { day: 'wed', opens: '13:00', closes: '20:00' },
  ],
};

it.each([
  ['2026-11-21T08:59', false],
  ['2026-11-21T11:59', true],
  ['2026-11-21T12:00', false],
  ['2026-11-22T10:00', false],
  ['2026-11-25T10:00', false],
  ['2026-11-25T19:59', true],
  // National Day on a Saturday.
  ['2026-12-05T10:00', false],
])('with hours of each weekday, %s: open is %s', (local, open) => {
  expect(isOpen(at(local), perWeekday)).toBe(open);
});

it('opens, closes and counts by the hours of each weekday', () => {
  expect(nextOpening(at('2026-11-20T18:00'), perWeekday)).toEqual(at('2026-11-21T09:00'));
  expect(nextOpening(at('2026-11-21T12:00'), perWeekday)).toEqual(at('2026-11-23T09:00'));
  expect(nextOpening(at('2026-11-25T09:00'), perWeekday)).toEqual(at('2026-11-25T13:00'));
  expect(closingAfter(at('2026-11-21T09:00'), perWeekday)).toEqual(at('2026-11-21T12:00'));
  const [friday, monday] = [at('2026-11-20T17:00'), at('2026-11-23T10:00')];
  expect(workingTime(perWeekday)(friday, monday)).toBe((1 + 3 + 1) * HOUR);
  expect(hoursOn(at('2026-11-25T00:00'), perWeekday)).toMatchObject({ opens: '13:00' });
  expect(hoursOn(at('2026-11-22T10:00'), perWeekday)).toBeUndefined();
});

it('has the days together that share their hours, from Monday', () => {
  expect(sharedHours(hours)).toEqual([{ days: hours.openDays, opens: '09:00', closes: '18:00' }]);
  expect(sharedHours(perWeekday)).toEqual([
    { days: ['mon', 'tue', 'thu', 'fri'], opens: '09:00', closes: '18:00' },
    { days: ['wed'], opens: '13:00', closes: '20:00' },
    { days: ['sat'], opens: '09:00', closes: '12:00' },
  ]);
  // Hours of a day on which nobody is there say nothing.
  const noSaturday = { ...perWeekday, openDays: hours.openDays };
  expect(sharedHours(noSaturday).flatMap(({ days }) => days)).not.toContain('sat');
});

const both = [
  ['of one kind', hours],
  ['of each weekday', perWeekday],
] as const;

it.each(both)('hours %s agree with a count of the open minutes, for two years', (_, opening) => {
  const STEP = 15 * 60_000;
  // One counts all: later and earlier days than those that it knows.
  const timeBetween = workingTime(opening);
  for (const week of [52, 91, 26, 65, 0, 78, 13, 39]) {
    const from = new Date(at('2026-01-01T08:15').getTime() + week * 7 * 24 * HOUR);
    const to = new Date(from.getTime() + 13 * 7 * 24 * HOUR);
    let counted = 0;
    for (let time = from.getTime(); time < to.getTime(); time += STEP) {
      if (isOpen(new Date(time), opening)) counted += STEP;
    }
    expect(timeBetween(from, to)).toBe(counted);
  }
});

it('lists the days that a page must know to tell the hours by itself', () => {
  const days = closedWeekdays(at('2026-11-20T23:30'), 60, hours);
  expect(days).toEqual(['2026-12-07', '2026-12-10', '2026-12-31', '2027-01-01']);
});

it.each(both)('a page tells hours %s as they are', (_, opening) => {
  const closed = closedWeekdays(at('2026-11-20T23:30'), 60, opening);
  const shared = sharedHours(opening);
  const hoursOfDay = (day: string) => {
    const own = shared.find(({ days }) => days.includes(weekdayOf(day)));
    return own && !closed.includes(day) ? ([own.opens, own.closes] as const) : undefined;
  };
  for (let hour = 0; hour < 60 * 24; hour++) {
    const moment = new Date(at('2026-11-20T00:30').getTime() + hour * HOUR);
    const told = openingState(moment, hoursOfDay);
    const closes = closingAfter(moment, opening);
    expect(told.isOpen).toBe(closes !== undefined);
    const opens = nextOpening(moment, opening);
    if (closes) expect(at(`${told.day}T00:00`).getTime()).toBeLessThan(opens.getTime());
    else expect(at(`${told.day}T${told.clock}`)).toEqual(opens);
    if (closes) expect(told.clock).toBe(hoursOn(moment, opening)?.closes);
    expect(opens.getTime() - moment.getTime()).toBeLessThanOrEqual((told.days + 1) * 24 * HOUR);
  }
});

it('knows the days on which the vendor is closed besides', () => {
  const besides = { ...hours, closedDays: [{ day: '2026-11-23' }, { day: '2026-11-28' }] };
  expect(isOpen(at('2026-11-23T10:00'), besides)).toBe(false);
  expect(nextOpening(at('2026-11-20T18:00'), besides)).toEqual(at('2026-11-24T09:00'));
  expect(workingTime(besides)(at('2026-11-20T17:00'), at('2026-11-24T10:00'))).toBe(2 * HOUR);
  // The Saturday is closed anyway: no page has to know it.
  expect(closedWeekdays(at('2026-11-20T08:00'), 14, besides)).toEqual(['2026-11-23']);
});
