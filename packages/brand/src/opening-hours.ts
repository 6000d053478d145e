import { dayAfter, holidayOn } from './thai-holidays.ts';
import { type Weekday, weekdayOf } from './weekdays.ts';

/*
 * When people of the vendor are at work: their days and hours (spec §9) in Bangkok, but for public holidays and the
 * days on which they are closed besides. The one place for it: what visitors are told and what the office measures
 * agree.
 */

/** The vendor's, as the office has published them or `vendor.ts` has them. */
export interface OpeningHours {
  /** One at least. */
  openDays: readonly Weekday[];
  /** `09:00`, which is in. */
  opens: string;
  /** `18:00`, which is out. */
  closes: string;
  /** Calendar days beside public holidays: `2026-12-28`. */
  closedDays: readonly { day: string }[];
}

const HOUR_MS = 60 * 60_000;
/** Bangkok is ahead of UTC by so much, in every season. */
const BANGKOK_MS = 7 * HOUR_MS;
const timeOfDay = (clock: string) => Date.parse(`1970-01-01T${clock}:00Z`);

/** Whether somebody is there at this moment. */
export function isOpen(at: Date, hours: OpeningHours): boolean {
  const day = bangkokDay(at);
  const time = at.getTime() - midnightOf(day);
  return (
    isWorkingDay(day, hours) && time >= timeOfDay(hours.opens) && time < timeOfDay(hours.closes)
  );
}

/** The first moment after this one at which the doors open; while they are open, the next day's. */
export function nextOpening(at: Date, hours: OpeningHours): Date {
  const opens = timeOfDay(hours.opens);
  let day = bangkokDay(at);
  while (!isWorkingDay(day, hours) || midnightOf(day) + opens <= at.getTime()) {
    day = dayAfter(day, 1);
  }
  return new Date(midnightOf(day) + opens);
}

/** The moment at which the doors that are open now close; undefined while they are closed. */
export function closingAfter(at: Date, hours: OpeningHours): Date | undefined {
  return isOpen(at, hours)
    ? new Date(midnightOf(bangkokDay(at)) + timeOfDay(hours.closes))
    : undefined;
}

/** How much opening time lies between two moments, in milliseconds; 0 when the second is not later. */
export function workingMsBetween(from: Date, to: Date, hours: OpeningHours): number {
  const [start, end] = [from.getTime(), to.getTime()];
  const [opens, closes] = [timeOfDay(hours.opens), timeOfDay(hours.closes)];
  let total = 0;
  for (let day = bangkokDay(from); midnightOf(day) < end; day = dayAfter(day, 1)) {
    if (!isWorkingDay(day, hours)) continue;
    const midnight = midnightOf(day);
    total += Math.max(0, Math.min(end, midnight + closes) - Math.max(start, midnight + opens));
  }
  return total;
}

const isOpenWeekday = (day: string, { openDays }: OpeningHours): boolean =>
  openDays.includes(weekdayOf(day));
const isClosed = (day: string, { closedDays }: OpeningHours): boolean =>
  holidayOn(day) !== undefined || closedDays.some((one) => one.day === day);
const isWorkingDay = (day: string, hours: OpeningHours): boolean =>
  isOpenWeekday(day, hours) && !isClosed(day, hours);

/** The calendar day in Bangkok: `2026-11-21`. */
const bangkokDay = (at: Date): string =>
  new Date(at.getTime() + BANGKOK_MS).toISOString().slice(0, 10);

/** The moment at which a calendar day begins in Bangkok. */
const midnightOf = (day: string): number => Date.parse(day) - BANGKOK_MS;

/**
 * The closed days on days of the week that are worked: what a page needs to tell the opening hours by itself.
 *
 * @param at the first day of the search is the one in Bangkok at this moment
 * @param days how many days to search
 */
export function closedWeekdays(at: Date, days: number, hours: OpeningHours): string[] {
  const first = bangkokDay(at);
  return Array.from({ length: days }, (_, index) => dayAfter(first, index)).filter(
    (day) => isOpenWeekday(day, hours) && isClosed(day, hours),
  );
}
