/**
 * The opening hours (spec §9) for a page that is light: it brings the days that it needs, and no list of holidays.
 *
 * @param hours in Bangkok: `09:00`; `opens` is in, `closes` is out
 * @param isWorkingDay whether a calendar day in Bangkok (`2026-12-05`) is worked
 * @returns whether somebody is there at this moment, and in how many days (0 is today) and on which
 *   day the doors open next
 */
export function openingAt(
  at: Date,
  hours: { opens: string; closes: string },
  isWorkingDay: (day: string) => boolean,
) {
  const local = (days: number) => new Date(at.getTime() + days * 864e5 + 7 * 36e5).toISOString();
  const isWorking = (days: number) => isWorkingDay(local(days).slice(0, 10));
  const time = local(0).slice(11, 16);
  let days = time < hours.opens ? 0 : 1;
  while (!isWorking(days)) days++;
  return {
    isOpen: isWorking(0) && time >= hours.opens && time < hours.closes,
    days,
    day: local(days).slice(0, 10),
  };
}
