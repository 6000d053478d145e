import { dayAfter, holidayOn, isWeekend } from './thai-holidays.ts';

/*
 * When people of the vendor are at work: Monday to Friday 09:00–18:00 in Bangkok (spec §9), but for
 * public holidays. The one place for it: what visitors are told and what the office measures agree.
 */

const HOUR_MS = 60 * 60_000;
/** Bangkok is ahead of UTC by so much, in every season. */
const BANGKOK_MS = 7 * HOUR_MS;
const OPENS = 9 * HOUR_MS;
const CLOSES = 18 * HOUR_MS;

/** The words of the clock: `opens` is in, `closes` is out. */
export const openingHours = { opens: '09:00', closes: '18:00' } as const;

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

const isWorkingDay = (day: string): boolean => !isWeekend(day) && holidayOn(day) === undefined;

/** The calendar day in Bangkok: `2026-11-21`. */
const bangkokDay = (at: Date): string =>
  new Date(at.getTime() + BANGKOK_MS).toISOString().slice(0, 10);

/** The moment at which a calendar day begins in Bangkok. */
const midnightOf = (day: string): number => Date.parse(day) - BANGKOK_MS;

/**
 * The days of the week that are holidays: what a page needs to tell the opening hours by itself.
 *
 * @param at the first day of the search is the one in Bangkok at this moment
 * @param days how many days to search
 */
export function closedWeekdays(at: Date, days: number): string[] {
  const first = bangkokDay(at);
  return Array.from({ length: days }, (_, index) => dayAfter(first, index)).filter(
    (day) => holidayOn(day) !== undefined && !isWeekend(day),
  );
}
