const DAY = 24 * 60 * 60_000;
/** Bangkok is ahead of UTC by so much; it has no summer time. */
const BANGKOK = 7 * 60 * 60_000;

/** A week, in milliseconds. */
export const WEEK = 7 * DAY;

const dayOf = (time: number): number => Math.floor((time + BANGKOK) / DAY);

/** 00:00 in Bangkok of the day that a moment is in, or of one so many days later. */
export function startOfDay(time: number, later = 0): number {
  return (dayOf(time) + later) * DAY - BANGKOK;
}

/** Monday 00:00 in Bangkok of the week that a moment is in. */
export function startOfWeek(time: number): number {
  // Day 0 of the epoch was a Thursday.
  return startOfDay(time, -((dayOf(time) + 3) % 7));
}
