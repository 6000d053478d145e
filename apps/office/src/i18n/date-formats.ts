/** Display format of times (date-fns); `thai-dates.ts` shows them in Bangkok's time zone. */
export const DISPLAY_FORMAT = 'd MMM y HH:mm';

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' });

/** Returns the calendar day in Bangkok: `2026-11-21`. @param time in milliseconds since 1970 */
export const bangkokDay = (time: number): string => isoDay.format(time);

/** Formats a time in short Thai with a two-digit year (spec §9), in Bangkok: `21 พ.ย. 69 11:30`. */
export const shortMoment = new Intl.DateTimeFormat('th-TH-u-nu-latn', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Bangkok',
});

const day = { day: 'numeric', month: 'short', timeZone: 'Asia/Bangkok' } as const;

/** Formats the day in Bangkok, or a calendar day: `21 พ.ย.`. */
export const dayAndMonth = new Intl.DateTimeFormat('th-TH-u-nu-latn', day);

/** Formats the day in Bangkok, or a calendar day: `21 พ.ย. 2569`. */
export const fullDay = new Intl.DateTimeFormat('th-TH-u-nu-latn', { ...day, year: 'numeric' });

const dayWords = new Intl.DateTimeFormat('th-TH-u-nu-latn', { ...day, year: '2-digit' });

/** Formats a calendar day: `2026-11-21` is `21 พ.ย. 69`. */
export const shortDay = (iso: string): string => dayWords.format(new Date(iso));
