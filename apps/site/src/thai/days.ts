const BANGKOK_MS = 7 * 60 * 60 * 1000;

/**
 * Returns the calendar day in Bangkok, which has no daylight saving time: `2026-11-21`.
 *
 * @param time milliseconds since 1970
 */
export const bangkokDay = (time: number): string =>
  new Date(time + BANGKOK_MS).toISOString().slice(0, 10);

/** Subtracts months from a day; falls back to the month's last day when the day does not exist. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}
