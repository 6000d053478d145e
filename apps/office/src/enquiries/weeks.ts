const DAY = 24 * 60 * 60_000;
/** Bangkok's offset from UTC, without daylight saving time. */
const BANGKOK = 7 * 60 * 60_000;

/** A week, in milliseconds. */
export const WEEK = 7 * DAY;

const dayOf = (time: number): number => Math.floor((time + BANGKOK) / DAY);

/** Returns 00:00 in Bangkok of the day of a time, or of the day `later` days after. */
export function startOfDay(time: number, later = 0): number {
  return (dayOf(time) + later) * DAY - BANGKOK;
}

/** Returns Monday 00:00 in Bangkok of the week of a time. */
export function startOfWeek(time: number): number {
  // Day 0 of the epoch was a Thursday.
  return startOfDay(time, -((dayOf(time) + 3) % 7));
}
