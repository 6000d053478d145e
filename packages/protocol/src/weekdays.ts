/** The days of the week from Monday, as Thai calendars count working days, with their Thai names. */
export const thaiWeekdays = {
  mon: 'จันทร์',
  tue: 'อังคาร',
  wed: 'พุธ',
  thu: 'พฤหัสบดี',
  fri: 'ศุกร์',
  sat: 'เสาร์',
  sun: 'อาทิตย์',
} as const;

export type Weekday = keyof typeof thaiWeekdays;

export const weekFromMonday = Object.keys(thaiWeekdays) as Weekday[];

/** The days in the order of `Date.getDay()`: Sunday first. */
export const weekdays: readonly Weekday[] = ['sun', ...weekFromMonday.slice(0, -1)];

/** The English names of the days, also those of schema.org. */
export const englishDays = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>;

/** Returns the day of the week of a calendar day. */
export const weekdayOf = (day: string): Weekday => weekdays[new Date(day).getUTCDay()] ?? 'sun';
