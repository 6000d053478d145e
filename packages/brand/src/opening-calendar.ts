import { openDays, openingHours } from './vendor.ts';

/**
 * The opening hours (spec §9) for a page that is light: in few bytes, and without the list of
 * holidays, of which it brings the dates that it needs.
 *
 * @param isHoliday whether a calendar day in Bangkok (`2026-12-05`) is a public holiday
 * @returns whether somebody is there at this moment, and in how many days (0 is today) and on which
 *   day the doors open next
 */
export function openingAt(at: Date, isHoliday: (day: string) => boolean) {
  const local = (days: number) => new Date(at.getTime() + days * 864e5 + 7 * 36e5).toISOString();
  const isWorking = (days: number) => {
    const day = local(days).slice(0, 10);
    return openDays.includes(new Date(day).getUTCDay()) && !isHoliday(day);
  };
  const time = local(0).slice(11, 16);
  let days = time < openingHours.opens ? 0 : 1;
  while (!isWorking(days)) days++;
  return {
    isOpen: isWorking(0) && time >= openingHours.opens && time < openingHours.closes,
    days,
    day: local(days).slice(0, 10),
  };
}
