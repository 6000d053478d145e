import { drawnClinic } from '@clinicdee/brand/drawn-clinic';
import { dayAfter, holidayOn } from '@clinicdee/brand/thai-holidays';
import { dayLocale, shortDate } from '../../thai/dates.ts';

/**
 * One afternoon of the sample clinic, shared by all product views: one doctor, one patient, one clock. Shared
 * times are here, dates in `visitOn`, names in the brand package.
 */
export const sampleClinic = {
  ...drawnClinic,
  /** Queue number and room: the same in ticket, LINE message, queue and scene. */
  ticket: 'A014',
  room: 'ห้องตรวจ\u00a02',
  /** The schedule of the patient's third treatment. */
  appointment: '16:00',
  called: '16:02',
  signed: '16:24',
  paid: '16:31',
};

const written = (day: string, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dayLocale(language), { ...options, timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');

/** The first day of the month, offset by a number of months: `2026-08-01`. */
function monthFrom(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10);
}

/** Weeks between two laser treatments. */
const COURSE_WEEKS = 3;

/** The day of the previous or next treatment, a week later if the clinic is closed. */
function treatmentFrom(day: string, direction: -1 | 1): string {
  let weeks = COURSE_WEEKS;
  while (holidayOn(dayAfter(day, direction * 7 * weeks)) !== undefined) weeks++;
  return dayAfter(day, direction * 7 * weeks);
}

/**
 * Her receipt number: year, month and count within the month. Each day has about 16 receipts and hers is the
 * 14th, so the number stays plausible on the first of a month.
 */
function receiptNumberOn(day: string, language: string): string {
  const series = written(day, language, { year: '2-digit', month: '2-digit' })
    .split('/')
    .reverse()
    .join('');
  const inMonth = (Number(day.slice(-2)) - 1) * 16 + 14;
  return `${series}-${String(inMonth).padStart(4, '0')}`;
}

export type Visit = ReturnType<typeof visitOn>;

/**
 * All dates in the views, for a visit on a day.
 *
 * @param day in Bangkok: `2026-11-22`
 */
export function visitOn(day: string, language = 'th') {
  const last = treatmentFrom(day, -1);
  return {
    stamp: shortDate(day, language),
    receiptNumber: receiptNumberOn(day, language),
    /** Abbreviations of the last seven days, ending with the visit's. */
    week: Array.from({ length: 7 }, (_, index) =>
      written(dayAfter(day, index - 6), language, { weekday: 'narrow' }),
    ),
    /** The last six complete months. */
    months: Array.from({ length: 6 }, (_, index) =>
      written(monthFrom(day, index - 6), language, { month: 'short' }),
    ),
    treatments: {
      first: shortDate(treatmentFrom(last, -1), language),
      last: shortDate(last, language),
      next: shortDate(treatmentFrom(day, 1), language),
    },
  };
}
