/**
 * Returns the opening state (spec §9). Has no holiday list, so that it stays small in the browser; the caller passes hours.
 *
 * @param hoursOn returns the hours of a calendar day in Bangkok (`2026-12-05`), closing time exclusive:
 *   `['09:00', '18:00']`; undefined when closed. Loops forever when no day has hours.
 * @returns `isOpen` with the closing time as `clock`, or the next opening: `clock`, `day`, and `days` from today (0 is
 *   today)
 */
export function openingState(
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
