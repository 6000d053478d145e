import { dayAfter, holidayOn } from './thai-holidays.ts';
import {
  thaiWeekdays,
  type Weekday,
  weekdayOf,
  weekFromMonday,
} from '@clinicdee/protocol/weekdays';

/*
 * Opening hours of the vendor (spec §9) in Bangkok, without public holidays and other closed days. The only
 * implementation: site and office must agree.
 */

/** The hours of one day, in Bangkok. */
interface Hours {
  /** `09:00`, inclusive. */
  opens: string;
  /** `18:00`, exclusive. */
  closes: string;
}

/** The vendor's opening hours, published by the office or from `vendor.ts`. */
export interface OpeningHours extends Hours {
  /** At least one. */
  openDays: readonly Weekday[];
  /** Open days whose hours differ. */
  otherHours: readonly (Hours & { day: Weekday })[];
  /** Closed calendar days in addition to public holidays: `2026-12-28`. */
  closedDays: readonly { day: string }[];
}

/** Offset of Bangkok from UTC; there is no daylight saving time. */
const BANGKOK_MS = 7 * 60 * 60_000;

/** Returns the hours of a day of the week; undefined when closed. */
function hoursOfWeekday(weekday: Weekday, hours: OpeningHours): Hours | undefined {
  if (!hours.openDays.includes(weekday)) return undefined;
  return hours.otherHours.find(({ day }) => day === weekday) ?? hours;
}

/** Returns the open days of the week grouped by equal hours, from Monday. */
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

/** The hours of one calendar day, in milliseconds since 1970. */
interface OpenPeriod extends Hours {
  /** Inclusive. */
  from: number;
  /** Exclusive. */
  to: number;
}

/** Returns the hours of the day that is open at this moment, or else opens next. */
export function openPeriodAt(at: Date, hours: OpeningHours): OpenPeriod {
  for (let day = bangkokDay(at); ; day = dayAfter(day, 1)) {
    const period = periodOn(day, hours);
    if (period && period.to > at.getTime()) return period;
  }
}

/**
 * Returns a function that measures the opening time between two moments, in milliseconds; 0 when the second is
 * not later. It caches days, so that it can be called for a hundred thousand leads.
 */
export function workingTime(hours: OpeningHours): (from: Date, to: Date) => number {
  const periods = new Map<string, OpenPeriod | undefined>();
  return (from, to) => {
    let total = 0;
    const last = bangkokDay(to);
    for (let day = bangkokDay(from); day <= last; day = dayAfter(day, 1)) {
      if (!periods.has(day)) periods.set(day, periodOn(day, hours));
      const { from: opens = 0, to: closes = 0 } = periods.get(day) ?? {};
      total += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
    }
    return total;
  };
}

const isClosed = (day: string, { closedDays }: OpeningHours): boolean =>
  holidayOn(day) !== undefined || closedDays.some((closed) => closed.day === day);

/** Returns the hours of a calendar day; undefined when closed. */
export function periodOn(day: string, hours: OpeningHours): OpenPeriod | undefined {
  const own = isClosed(day, hours) ? undefined : hoursOfWeekday(weekdayOf(day), hours);
  const momentOf = (clock: string) => Date.parse(`${day}T${clock}+07:00`);
  if (!own) return undefined;
  const { closes, opens } = own;
  return { opens, closes, from: momentOf(opens), to: momentOf(closes) };
}

/** Returns the calendar day in Bangkok: `2026-11-21`. */
const bangkokDay = (at: Date): string =>
  new Date(at.getTime() + BANGKOK_MS).toISOString().slice(0, 10);

/** Returns the next open days with their hours, from the day in Bangkok at this moment, for a page to choose from. */
export function nextOpenDays(at: Date, count: number, hours: OpeningHours) {
  const found: (Hours & { day: string })[] = [];
  for (let day = bangkokDay(at); found.length < count; day = dayAfter(day, 1)) {
    const period = periodOn(day, hours);
    if (period) found.push({ day, ...period });
  }
  return found;
}

/** From Monday. */
const thaiDays = Object.values(thaiWeekdays);
export const shortDays = ['จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.', 'อา.'];

/** Formats days of the week: `จันทร์–ศุกร์`, `จันทร์ พุธ ศุกร์`, `ทุกวัน`. @param all the names of the days from Monday */
export function daysInWords(
  open: readonly Weekday[],
  all: readonly string[] = thaiDays,
  everyDay = 'ทุกวัน',
  joint = ' ',
): string {
  const places = weekFromMonday.flatMap((day, place) => (open.includes(day) ? [place] : []));
  if (places.length === weekFromMonday.length) return everyDay;
  const names = places.map((place) => all[place]);
  const isConsecutive = Number(places.at(-1)) - Number(places[0]) === places.length - 1;
  return isConsecutive && names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(joint);
}

/** Formats opening hours: `จันทร์–ศุกร์ 09:00–18:00 น. เสาร์ 09:00–12:00 น.` */
export const hoursInWords = (opening: OpeningHours): string =>
  sharedHours(opening)
    .map(({ closes, days, opens }) => `${daysInWords(days)} ${opens}–${closes} น.`)
    .join(' ');

/** Returns the short form as unbreakable phrases; a single day and its hours share a phrase. */
export const shortHours = (opening: OpeningHours): string[] =>
  sharedHours(opening).flatMap(({ closes, days, opens }) => {
    const phrases = [daysInWords(days, shortDays), `${opens}–${closes}`];
    return days.length > 1 ? phrases : phrases.join('\u00a0');
  });
