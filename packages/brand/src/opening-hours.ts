import { dayAfter, holidayOn } from './thai-holidays.ts';
import { openDays, openingHours } from './vendor.ts';

/*
 * When people of the vendor are at work: the days and hours of `vendor.ts` (spec §9) in Bangkok, but for
 * public holidays. The one place for it: what visitors are told and what the office measures agree.
 */

const HOUR_MS = 60 * 60_000;
/** Bangkok is ahead of UTC by so much, in every season. */
const BANGKOK_MS = 7 * HOUR_MS;
const timeOfDay = (clock: string) => Date.parse(`1970-01-01T${clock}:00Z`);
const OPENS = timeOfDay(openingHours.opens);
const CLOSES = timeOfDay(openingHours.closes);

export { openDays, openingHours } from './vendor.ts';

/** Whether somebody is there at this moment. */
export function isOpen(at: Date): boolean {
  const day = bangkokDay(at);
  const time = at.getTime() - midnightOf(day);
  return isWorkingDay(day) && time >= OPENS && time < CLOSES;
}

/** The first moment after this one at which the doors open; while they are open, the next day's. */
export function nextOpening(at: Date): Date {
  let day = bangkokDay(at);
  while (!isWorkingDay(day) || midnightOf(day) + OPENS <= at.getTime()) day = dayAfter(day, 1);
  return new Date(midnightOf(day) + OPENS);
}

/** The moment at which the doors that are open now close; undefined while they are closed. */
export function closingAfter(at: Date): Date | undefined {
  return isOpen(at) ? new Date(midnightOf(bangkokDay(at)) + CLOSES) : undefined;
}

/** How much opening time lies between two moments, in milliseconds; 0 when the second is not later. */
export function workingMsBetween(from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()];
  let total = 0;
  for (let day = bangkokDay(from); midnightOf(day) < end; day = dayAfter(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const midnight = midnightOf(day);
    total += Math.max(0, Math.min(end, midnight + CLOSES) - Math.max(start, midnight + OPENS));
  }
  return total;
}

const isOpenWeekday = (day: string): boolean => openDays.includes(new Date(day).getUTCDay());
const isWorkingDay = (day: string): boolean => isOpenWeekday(day) && holidayOn(day) === undefined;

/** The calendar day in Bangkok: `2026-11-21`. */
const bangkokDay = (at: Date): string =>
  new Date(at.getTime() + BANGKOK_MS).toISOString().slice(0, 10);

/** The moment at which a calendar day begins in Bangkok. */
const midnightOf = (day: string): number => Date.parse(day) - BANGKOK_MS;

/**
 * The holidays on days of the week that are worked: what a page needs to tell the opening hours by itself.
 *
 * @param at the first day of the search is the one in Bangkok at this moment
 * @param days how many days to search
 */
export function closedWeekdays(at: Date, days: number): string[] {
  const first = bangkokDay(at);
  return Array.from({ length: days }, (_, index) => dayAfter(first, index)).filter(
    (day) => holidayOn(day) !== undefined && isOpenWeekday(day),
  );
}
