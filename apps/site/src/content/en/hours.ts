import { type OpeningHours, sharedHours } from '@clinicdee/brand/opening-hours';
import { englishDays, type Weekday, weekFromMonday } from '@clinicdee/protocol/weekdays';

/** Formats days of the week, sorted from Monday: `Monday–Friday`, `Monday, Friday`, `Every day`. */
function days(open: readonly Weekday[], nameOf: (day: Weekday) => string): string {
  if (open.length === weekFromMonday.length) return 'Every day';
  const [first = 'mon', last = first] = [open[0], open.at(-1)];
  const span = weekFromMonday.indexOf(last) - weekFromMonday.indexOf(first);
  return open.length > 2 && span === open.length - 1
    ? `${nameOf(first)}–${nameOf(last)}`
    : open.map(nameOf).join(', ');
}

/** Formats opening hours: `Monday–Friday 09:00–18:00, Saturday 09:00–12:00`. */
export const hoursInWords = (opening: OpeningHours): string =>
  sharedHours(opening)
    .map(
      ({ closes, days: open, opens }) =>
        `${days(open, (day) => englishDays[day])} ${opens}–${closes}`,
    )
    .join(', ');

/** The short form as unbreakable phrases. */
export const shortHours = (opening: OpeningHours): string[] =>
  sharedHours(opening).flatMap(({ closes, days: open, opens }) => [
    days(open, (day) => englishDays[day].slice(0, 3)),
    `${opens}–${closes}`,
  ]);
