import { type OpeningHours, sharedHours } from './opening-hours.ts';
import type { Weekday } from './weekdays.ts';

/** Full and short names, from Monday, as Thai calendars count working days. */
const week: Record<Weekday, readonly [name: string, short: string]> = {
  mon: ['จันทร์', 'จ.'],
  tue: ['อังคาร', 'อ.'],
  wed: ['พุธ', 'พ.'],
  thu: ['พฤหัสบดี', 'พฤ.'],
  fri: ['ศุกร์', 'ศ.'],
  sat: ['เสาร์', 'ส.'],
  sun: ['อาทิตย์', 'อา.'],
};
const days = Object.keys(week);

/** The days of the week with their names, from Monday. */
export const namedDays = Object.entries(week).map(([day, [name]]) => ({ day, name }));

/** Formats days of the week: `จันทร์–ศุกร์`, `จันทร์ พุธ ศุกร์`, `ทุกวัน`; in the short form `จ.–ศ.`. */
export function daysInWords(open: readonly Weekday[], form: 'full' | 'short' = 'full'): string {
  const sorted = [...new Set(open)].sort((a, b) => days.indexOf(a) - days.indexOf(b));
  if (sorted.length === days.length) return 'ทุกวัน';
  const names = sorted.map((day) => week[day][form === 'full' ? 0 : 1]);
  const [first, last] = [sorted[0], sorted.at(-1)].map((day) => days.indexOf(day ?? ''));
  const isConsecutive = Number(last) - Number(first) === sorted.length - 1;
  return isConsecutive && names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(' ');
}

/** Formats opening hours: `จันทร์–ศุกร์ 09:00–18:00 น. เสาร์ 09:00–12:00 น.` */
export const hoursInWords = (opening: OpeningHours): string =>
  sharedHours(opening)
    .map(({ closes, days, opens }) => `${daysInWords(days)} ${opens}–${closes} น.`)
    .join(' ');

/** Returns the short form as unbreakable phrases; a single day and its hours share a phrase. */
export const shortHours = (opening: OpeningHours): string[] =>
  sharedHours(opening).flatMap(({ closes, days, opens }) => {
    const phrases = [daysInWords(days, 'short'), `${opens}–${closes}`];
    return days.length > 1 ? phrases : phrases.join('\u00a0');
  });
