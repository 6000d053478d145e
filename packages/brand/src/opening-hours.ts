import {
  bangkokDay,
  CLOSES_MS,
  isOpenBy,
  isWorkingDay,
  midnightOf,
  nextOpeningBy,
  OPENS_MS,
} from './opening-calendar.ts';
import { dayAfter, holidayOn, isWeekend } from './thai-holidays.ts';

/*
 * When people of the vendor are at work: Monday to Friday 09:00–18:00 in Bangkok (spec §9), but for
 * public holidays. The one place for it: what visitors are told and what the office measures agree.
 */

/** The words of the clock: `opens` is in, `closes` is out. */
export const openingHours = { opens: '09:00', closes: '18:00' } as const;

const isHoliday = (day: string): boolean => holidayOn(day) !== undefined;

/** Whether somebody is there at this moment. */
export const isOpen = (at: Date): boolean => isOpenBy(at, isHoliday);

/** The first moment after this one at which the doors open; while they are open, the next day's. */
export const nextOpening = (at: Date): Date => nextOpeningBy(at, isHoliday);

/** The moment at which the doors that are open now close; undefined while they are closed. */
export function closingAfter(at: Date): Date | undefined {
  return isOpen(at) ? new Date(midnightOf(bangkokDay(at)) + CLOSES_MS) : undefined;
}

/** How much opening time lies between two moments, in milliseconds; 0 when the second is not later. */
export function workingMsBetween(from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()];
  let total = 0;
  for (let day = bangkokDay(from); midnightOf(day) < end; day = dayAfter(day, 1)) {
    if (!isWorkingDay(day, isHoliday)) continue;
    const midnight = midnightOf(day);
    total += Math.max(
      0,
      Math.min(end, midnight + CLOSES_MS) - Math.max(start, midnight + OPENS_MS),
    );
  }
  return total;
}

/**
 * The days of the week that are holidays: what a page needs to tell the opening hours by itself.
 *
 * @param at the first day of the search is the one in Bangkok at this moment
 * @param days how many days to search
 */
export function closedWeekdays(at: Date, days: number): string[] {
  const first = bangkokDay(at);
  return Array.from({ length: days }, (_, index) => dayAfter(first, index)).filter(
    (day) => isHoliday(day) && !isWeekend(day),
  );
}
