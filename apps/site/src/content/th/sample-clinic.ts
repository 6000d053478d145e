import { drawnClinic } from '@clinicdee/brand/drawn-clinic';
import { shortDate } from '../../thai/dates.ts';

const zone = 'Asia/Bangkok';
const thai = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', { ...options, timeZone: zone })
    .format(new Date(iso))
    .replaceAll(' ', '\u00a0');

/** The day of the build in Bangkok, which every view calls today: `2026-11-22`. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
const dayIn = (days: number) =>
  new Date(Date.parse(today) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** The first of a month so many months from this one: `2026-08-01`. */
function monthIn(months: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 10);
}

/**
 * The number of her receipt: year and month, then which it is of the month. Every day has some sixteen, and
 * hers is today's fourteenth, so that the first of a month has no more than a day's.
 */
const series = thai(today, { year: '2-digit', month: '2-digit' }).split('/').reverse().join('');
const inMonth = (Number(today.slice(-2)) - 1) * 16 + 14;
const receiptNumber = `${series}-${String(inMonth).padStart(4, '0')}`;

/** The time between two laser treatments. */
const COURSE_DAYS = 21;

/**
 * One afternoon of the clinic that every product view shows, on the day of the build: one doctor, one patient, one
 * clock. An hour or a day that two views share stands here, a name in the brand package.
 */
export const sampleClinic = {
  ...drawnClinic,
  /** Her place in the queue and her room: slip, LINE, queue and scene say the same. */
  ticket: 'A014',
  room: 'ห้องตรวจ\u00a02',
  /** The patient's third treatment, hour by hour. */
  appointment: '16:00',
  called: '16:02',
  signed: '16:24',
  paid: '16:31',
  receiptNumber,
  day: { stamp: shortDate(today, 'th') },
  /** The last seven days in one letter or two each, today's last. */
  week: Array.from({ length: 7 }, (_, index) => thai(dayIn(index - 6), { weekday: 'narrow' })),
  /** The last six whole months. */
  months: Array.from({ length: 6 }, (_, index) => thai(monthIn(index - 6), { month: 'short' })),
  treatments: {
    first: shortDate(dayIn(-2 * COURSE_DAYS), 'th'),
    last: shortDate(dayIn(-COURSE_DAYS), 'th'),
    next: shortDate(dayIn(COURSE_DAYS), 'th'),
  },
};
