import { dayAfter, holidayOn } from './thai-holidays.ts';
import { type Weekday, weekdayOf, weekFromMonday } from './weekdays.ts';

/*
 * Opening hours of the vendor (spec §9) in Bangkok, without public holidays and other closed days. The only
 * implementation: site and office must agree.
 */

/** The hours of one day, in Bangkok. */
interface Hours {
  /** `09:00`, inclusive. */
  opens: string;
  /** `18:00`, exclusive. */
  closes: string;
}

/** The vendor's opening hours, published by the office or from `vendor.ts`. */
export interface OpeningHours extends Hours {
  /** At least one. */
  openDays: readonly Weekday[];
  /** Open days whose hours differ. */
  otherHours: readonly (Hours & { day: Weekday })[];
  /** Closed calendar days in addition to public holidays: `2026-12-28`. */
  closedDays: readonly { day: string }[];
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Offset of Bangkok from UTC; there is no daylight saving time. */
const BANGKOK_MS = 7 * HOUR_MS;
const timeOfDay = (clock: string) => Date.parse(`1970-01-01T${clock}:00Z`);

/** Returns the hours of a day of the week; undefined when closed. */
function hoursOfWeekday(weekday: Weekday, hours: OpeningHours): Hours | undefined {
  if (!hours.openDays.includes(weekday)) return undefined;
  return hours.otherHours.find(({ day }) => day === weekday) ?? hours;
}

/** Returns the open days of the week grouped by equal hours, from Monday. */
export function sharedHours(hours: OpeningHours): (Hours & { days: Weekday[] })[] {
  const shared = new Map<string, Hours & { days: Weekday[] }>();
  for (const day of weekFromMonday) {
    const own = hoursOfWeekday(day, hours);
    if (!own) continue;
    const { closes, opens } = own;
    const same = shared.get(opens + closes);
    if (same) same.days.push(day);
    else shared.set(opens + closes, { days: [day], opens, closes });
  }
  return [...shared.values()];
}

/** Returns the hours of the day of this moment; undefined when closed. */
export const hoursOn = (at: Date, hours: OpeningHours): Hours | undefined =>
  hoursOfDay(bangkokDay(at), hours);

/** Returns whether the vendor is open at this moment. */
export const isOpen = (at: Date, hours: OpeningHours): boolean =>
  closingAfter(at, hours) !== undefined;

/** Returns the next opening after this moment; while open, that of the next open day. */
export function nextOpening(at: Date, hours: OpeningHours): Date {
  for (let day = bangkokDay(at); ; day = dayAfter(day, 1)) {
    const open = momentsOf(day, hours);
    if (open && open.from > at.getTime()) return new Date(open.from);
  }
}

/** Returns the closing time while open; undefined while closed. */
export function closingAfter(at: Date, hours: OpeningHours): Date | undefined {
  const open = momentsOf(bangkokDay(at), hours);
  const isNow = open && at.getTime() >= open.from && at.getTime() < open.to;
  return isNow ? new Date(open.to) : undefined;
}

/**
 * Returns a function that measures the opening time between two moments, in milliseconds; 0 when the second is
 * not later. It caches days, so that it can be called for a hundred thousand leads.
 */
export function workingTime(hours: OpeningHours): (from: Date, to: Date) => number {
  /** By day number since 1970: opening time, and the accumulated opening time before it. */
  const days = new Map<number, { from: number; to: number; before: number }>();
  let [first, next] = [0, 0];

  function add(day: number, beforeOf: (length: number) => number): void {
    const moments = momentsOf(nameOfDay(day), hours) ?? { from: 0, to: 0 };
    days.set(day, { ...moments, before: beforeOf(moments.to - moments.from) });
  }

  /** Returns the accumulated opening time until a moment. */
  function until(moment: number): number {
    const day = Math.floor((moment + BANGKOK_MS) / DAY_MS);
    if (days.size === 0) [first, next] = [day, day];
    for (; next <= day; next++) {
      const last = days.get(next - 1);
      add(next, () => (last ? last.before + last.to - last.from : 0));
    }
    while (first > day) {
      const before = days.get(first)?.before ?? 0;
      add(--first, (length) => before - length);
    }
    const { from = 0, to = 0, before = 0 } = days.get(day) ?? {};
    return before + Math.min(Math.max(moment - from, 0), to - from);
  }

  return (from, to) => {
    const [start, end] = [from.getTime(), to.getTime()];
    return end > start ? until(end) - until(start) : 0;
  };
}

const isOpenWeekday = (day: string, { openDays }: OpeningHours): boolean =>
  openDays.includes(weekdayOf(day));
const isClosed = (day: string, { closedDays }: OpeningHours): boolean =>
  holidayOn(day) !== undefined || closedDays.some((closed) => closed.day === day);
const hoursOfDay = (day: string, hours: OpeningHours): Hours | undefined =>
  isClosed(day, hours) ? undefined : hoursOfWeekday(weekdayOf(day), hours);

/** Returns the hours of a day in milliseconds since 1970: `from` inclusive, `to` exclusive. */
function momentsOf(day: string, hours: OpeningHours): { from: number; to: number } | undefined {
  const own = hoursOfDay(day, hours);
  const midnight = midnightOf(day);
  return own && { from: midnight + timeOfDay(own.opens), to: midnight + timeOfDay(own.closes) };
}

/** Returns the calendar day in Bangkok: `2026-11-21`. */
const bangkokDay = (at: Date): string =>
  new Date(at.getTime() + BANGKOK_MS).toISOString().slice(0, 10);

/** Returns the calendar day for a day number since 1970. */
const nameOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns midnight in Bangkok, in milliseconds since 1970. */
const midnightOf = (day: string): number => Date.parse(day) - BANGKOK_MS;

/**
 * Returns the closed days that fall on an open day of the week. A page needs them to show opening hours in the browser.
 *
 * @param at the search begins on the day in Bangkok at this moment
 * @param days number of days to search
 */
export function closedWeekdays(at: Date, days: number, hours: OpeningHours): string[] {
  const first = bangkokDay(at);
  return Array.from({ length: days }, (_, index) => dayAfter(first, index)).filter(
    (day) => isOpenWeekday(day, hours) && isClosed(day, hours),
  );
}
