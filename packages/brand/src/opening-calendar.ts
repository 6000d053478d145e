import { dayAfter, isWeekend } from './thai-holidays.ts';

/*
 * The arithmetic of the opening hours (spec §9), without the list of holidays: who has room for the
 * list uses `opening-hours.ts`, a page that is light brings the few dates that it needs.
 */

const HOUR_MS = 60 * 60_000;
/** Bangkok is ahead of UTC by so much, in every season. */
const BANGKOK_MS = 7 * HOUR_MS;
export const OPENS_MS = 9 * HOUR_MS;
export const CLOSES_MS = 18 * HOUR_MS;

/** Whether a calendar day in Bangkok (`2026-12-05`) is a public holiday. */
export type IsHoliday = (day: string) => boolean;

/** The calendar day in Bangkok: `2026-11-21`. */
export const bangkokDay = (at: Date): string =>
  new Date(at.getTime() + BANGKOK_MS).toISOString().slice(0, 10);

/** The moment at which a calendar day begins in Bangkok, in milliseconds since 1970. */
export const midnightOf = (day: string): number => Date.parse(day) - BANGKOK_MS;

/** Whether people are at work on that day. */
export const isWorkingDay = (day: string, isHoliday: IsHoliday): boolean =>
  !isWeekend(day) && !isHoliday(day);

/** Whether somebody is there at this moment. */
export function isOpenBy(at: Date, isHoliday: IsHoliday): boolean {
  const day = bangkokDay(at);
  const time = at.getTime() - midnightOf(day);
  return isWorkingDay(day, isHoliday) && time >= OPENS_MS && time < CLOSES_MS;
}

/** The first moment after this one at which the doors open; while they are open, the next day's. */
export function nextOpeningBy(at: Date, isHoliday: IsHoliday): Date {
  let day = bangkokDay(at);
  while (!isWorkingDay(day, isHoliday) || midnightOf(day) + OPENS_MS <= at.getTime()) {
    day = dayAfter(day, 1);
  }
  return new Date(midnightOf(day) + OPENS_MS);
}
