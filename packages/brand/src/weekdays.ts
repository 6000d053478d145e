/** The days of the week in the order of `Date.getDay()`: Sunday first. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export type Weekday = (typeof weekdays)[number];

/** The English names of the days, also those of schema.org. */
export const englishDays = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
} as const satisfies Record<Weekday, string>;

/** From Monday, as Thai calendars count working days. */
export const weekFromMonday: readonly Weekday[] = [...weekdays.slice(1), 'sun'];

/** Returns the day of the week of a calendar day. */
export const weekdayOf = (day: string): Weekday => weekdays[new Date(day).getUTCDay()] ?? 'sun';
