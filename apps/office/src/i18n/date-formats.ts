/** How screens say a moment (date-fns); `thai-dates.ts` says it in Bangkok's time. */
export const DISPLAY_FORMAT = 'd MMM y HH:mm';

/** How a date picker does, which reads again what it wrote; `yo` is the Buddhist year. */
export const PICKER_FORMAT = 'd MMM yo HH:mm';

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' });

/** The calendar day in Bangkok at a moment: `2026-11-21`. @param time in milliseconds since 1970 */
export const bangkokDay = (time: number): string => isoDay.format(time);

/** A moment in the short Thai form with a year of two digits (spec §9), in Bangkok: `21 พ.ย. 69 11:30`. */
export const shortMoment = new Intl.DateTimeFormat('th-TH-u-nu-latn', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Bangkok',
});
