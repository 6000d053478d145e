import { dayAfter, holidayOn } from './thai-holidays.ts';
import { type Weekday, weekdayOf, weekFromMonday } from './weekdays.ts';

/*
 * When people of the vendor are at work: their days and hours (spec §9) in Bangkok, but for public holidays and the
 * days on which they are closed besides. The one place for it: what visitors are told and what the office measures
 * agree.
 */

/** Of one day, in Bangkok. */
interface Hours {
  /** `09:00`, which is in. */
  opens: string;
  /** `18:00`, which is out. */
  closes: string;
}

/** The vendor's, as the office has published them or `vendor.ts` has them. */
export interface OpeningHours extends Hours {
  /** One at least. */
  openDays: readonly Weekday[];
  /** Open days with hours of their own. */
  otherHours: readonly (Hours & { day: Weekday })[];
  /** Calendar days beside public holidays: `2026-12-28`. */
  closedDays: readonly { day: string }[];
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Bangkok is ahead of UTC by so much, in every season. */
const BANGKOK_MS = 7 * HOUR_MS;
const timeOfDay = (clock: string) => Date.parse(`1970-01-01T${clock}:00Z`);

/** From when to when somebody is there on a day of the week; undefined where nobody is. */
function hoursOfWeekday(weekday: Weekday, hours: OpeningHours): Hours | undefined {
  if (!hours.openDays.includes(weekday)) return undefined;
  return hours.otherHours.find(({ day }) => day === weekday) ?? hours;
}

/** The open days of the week with their hours, those together that share them, each in the order from Monday. */
export function sharedHours(hours: OpeningHours): (Hours & { days: Weekday[] })[] {
  const shared = new Map<string, Hours & { days: Weekday[] }>();
  for (const day of weekFromMonday) {
    const own = hoursOfWeekday(day, hours);
    if (!own) continue;
    const { closes, opens } = own;
    const same = shared.get(opens + closes);
    if (same) same.days.push(day);
    else shared.set(opens + closes, { days: [day], opens, closes });
  }
  return [...shared.values()];
}

/** From when to when somebody is there on the day of this moment; undefined where nobody is. */
export const hoursOn = (at: Date, hours: OpeningHours): Hours | undefined =>
  hoursOfDay(bangkokDay(at), hours);

/** Whether somebody is there at this moment. */
export const isOpen = (at: Date, hours: OpeningHours): boolean =>
  closingAfter(at, hours) !== undefined;

/** The first moment after this one at which the doors open; while they are open, the next day's. */
export function nextOpening(at: Date, hours: OpeningHours): Date {
  for (let day = bangkokDay(at); ; day = dayAfter(day, 1)) {
    const open = momentsOf(day, hours);
    if (open && open.from > at.getTime()) return new Date(open.from);
  }
}

/** The moment at which the doors that are open now close; undefined while they are closed. */
export function closingAfter(at: Date, hours: OpeningHours): Date | undefined {
  const open = momentsOf(bangkokDay(at), hours);
  const isNow = open && at.getTime() >= open.from && at.getTime() < open.to;
  return isNow ? new Date(open.to) : undefined;
}

/**
 * Tells how much opening time lies between two moments, in milliseconds; 0 when the second is not later. A
 * day is looked up once, however many are asked about: a hundred thousand waits are no long work.
 */
export function workingTime(hours: OpeningHours): (from: Date, to: Date) => number {
  /** By the day's number since 1970: its opening time, and how much lies before it since some day. */
  const days = new Map<number, { from: number; to: number; before: number }>();
  let [first, next] = [0, 0];

  function add(day: number, beforeOf: (length: number) => number): void {
    const moments = momentsOf(nameOfDay(day), hours) ?? { from: 0, to: 0 };
    days.set(day, { ...moments, before: beforeOf(moments.to - moments.from) });
  }

  /** Opening time since some day until a moment. */
  function until(moment: number): number {
    const day = Math.floor((moment + BANGKOK_MS) / DAY_MS);
    if (days.size === 0) [first, next] = [day, day];
    for (; next <= day; next++) {
      const last = days.get(next - 1);
      add(next, () => (last ? last.before + last.to - last.from : 0));
    }
    while (first > day) {
      const before = days.get(first)?.before ?? 0;
      add(--first, (length) => before - length);
    }
    const { from = 0, to = 0, before = 0 } = days.get(day) ?? {};
    return before + Math.min(Math.max(moment - from, 0), to - from);
  }

  return (from, to) => {
    const [start, end] = [from.getTime(), to.getTime()];
    return end > start ? until(end) - until(start) : 0;
  };
}

const isOpenWeekday = (day: string, { openDays }: OpeningHours): boolean =>
  openDays.includes(weekdayOf(day));
const isClosed = (day: string, { closedDays }: OpeningHours): boolean =>
  holidayOn(day) !== undefined || closedDays.some((one) => one.day === day);
const hoursOfDay = (day: string, hours: OpeningHours): Hours | undefined =>
  isClosed(day, hours) ? undefined : hoursOfWeekday(weekdayOf(day), hours);

/** The same as moments, in milliseconds since 1970: the first is in, the second is out. */
function momentsOf(day: string, hours: OpeningHours): { from: number; to: number } | undefined {
  const own = hoursOfDay(day, hours);
  const midnight = midnightOf(day);
  return own && { from: midnight + timeOfDay(own.opens), to: midnight + timeOfDay(own.closes) };
}

/** The calendar day in Bangkok: `2026-11-21`. */
const bangkokDay = (at: Date): string =>
  new Date(at.getTime() + BANGKOK_MS).toISOString().slice(0, 10);

/** The calendar day of this number since 1970. */
const nameOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The moment at which a calendar day begins in Bangkok. */
const midnightOf = (day: string): number => Date.parse(day) - BANGKOK_MS;

/**
 * The closed days on days of the week that are worked: what a page needs to tell the opening hours by itself.
 *
 * @param at the first day of the search is the one in Bangkok at this moment
 * @param days how many days to search
 */
export function closedWeekdays(at: Date, days: number, hours: OpeningHours): string[] {
  const first = bangkokDay(at);
  return Array.from({ length: days }, (_, index) => dayAfter(first, index)).filter(
    (day) => isOpenWeekday(day, hours) && isClosed(day, hours),
  );
}
