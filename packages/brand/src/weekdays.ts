/** The days of the week as dates count them: Sunday is the first. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export type Weekday = (typeof weekdays)[number];

/** From Monday, as calendars in Thailand count working days. */
export const weekFromMonday: readonly Weekday[] = [...weekdays.slice(1), 'sun'];

/** Which day of the week a calendar day is. */
export const weekdayOf = (day: string): Weekday => weekdays[new Date(day).getUTCDay()] ?? 'sun';
