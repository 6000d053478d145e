import { drawnClinic } from '@clinicdee/brand/drawn-clinic';
import { dayAfter, holidayOn } from '@clinicdee/brand/thai-holidays';
import { shortDate } from '../../thai/dates.ts';

/**
 * One afternoon of the clinic that every product view shows: one doctor, one patient, one clock. An hour that two views
 * share stands here, a day in `visitOn`, a name in the brand package.
 */
export const sampleClinic = {
  ...drawnClinic,
  /** Her place in the queue and her room: ticket, LINE message, queue and scene say the same. */
  ticket: 'A014',
  room: 'ห้องตรวจ\u00a02',
  /** The patient's third treatment, hour by hour. */
  appointment: '16:00',
  called: '16:02',
  signed: '16:24',
  paid: '16:31',
};

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', { ...options, timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(' ', '\u00a0');

/** The first of a month so many months from that of a day: `2026-08-01`. */
function monthFrom(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10);
}

/** The weeks between two laser treatments. */
const COURSE_WEEKS = 3;

/** The day of the treatment before or after one: a week further on where the clinic keeps a holiday. */
function treatmentFrom(day: string, direction: -1 | 1): string {
  let weeks = COURSE_WEEKS;
  while (holidayOn(dayAfter(day, direction * 7 * weeks)) !== undefined) weeks++;
  return dayAfter(day, direction * 7 * weeks);
}

/**
 * The number of her receipt: year and month, then which it is of the month. Every day has some sixteen, and
 * hers is the day's fourteenth, so that the first of a month has no more than a day's.
 */
function receiptNumberOn(day: string): string {
  const series = written(day, { year: '2-digit', month: '2-digit' }).split('/').reverse().join('');
  const inMonth = (Number(day.slice(-2)) - 1) * 16 + 14;
  return `${series}-${String(inMonth).padStart(4, '0')}`;
}

/** The dates of a visit. */
export type Visit = ReturnType<typeof visitOn>;

/**
 * All that the views say of days, for a visit on one.
 *
 * @param day in Bangkok: `2026-11-22`
 */
export function visitOn(day: string) {
  const last = treatmentFrom(day, -1);
  return {
    stamp: shortDate(day, 'th'),
    receiptNumber: receiptNumberOn(day),
    /** The last seven days in one letter or two each, that of the visit last. */
    week: Array.from({ length: 7 }, (_, index) =>
      written(dayAfter(day, index - 6), { weekday: 'narrow' }),
    ),
    /** The last six whole months. */
    months: Array.from({ length: 6 }, (_, index) =>
      written(monthFrom(day, index - 6), { month: 'short' }),
    ),
    treatments: {
      first: shortDate(treatmentFrom(last, -1), 'th'),
      last: shortDate(last, 'th'),
      next: shortDate(treatmentFrom(day, 1), 'th'),
    },
  };
}
