/**
 * The opening hours (spec §9) for a page that is light: it brings the days that it needs, and no list of holidays.
 *
 * @param hoursOn the hours of a calendar day in Bangkok (`2026-12-05`), of which the first is in and the second out:
 *   `['09:00', '18:00']`; undefined where nobody is there. Some day within a year has hours.
 * @returns whether somebody is there at this moment and until when, else when the doors open next: at what time, on
 *   which day, and in how many days (0 is today)
 */
export function openingAt(
  at: Date,
  hoursOn: (day: string) => readonly [opens: string, closes: string] | undefined,
) {
  const local = (days: number) => new Date(at.getTime() + days * 864e5 + 7 * 36e5).toISOString();
  const hoursIn = (days: number) => hoursOn(local(days).slice(0, 10));
  const time = local(0).slice(11, 16);
  const [opens = '', closes = ''] = hoursIn(0) ?? [];
  const isOpen = time >= opens && time < closes;
  let days = time < opens ? 0 : 1;
  let next;
  while (!(next = hoursIn(days))) days++;
  return { isOpen, days, day: local(days).slice(0, 10), clock: isOpen ? closes : next[0] };
}
