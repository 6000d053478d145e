import { daysInWords, type OpeningHours, sharedHours } from '@clinicdee/brand/opening-hours';
import { englishDays, type Weekday } from '@clinicdee/protocol/weekdays';

const names = Object.values(englishDays);
const shortNames = names.map((name) => name.slice(0, 3));
const days = (open: readonly Weekday[], all: readonly string[] = names) =>
  daysInWords(open, all, 'Every day', ', ');

/** Formats opening hours: `Monday–Friday 09:00–18:00, Saturday 09:00–12:00`. */
export const hoursInWords = (opening: OpeningHours): string =>
  sharedHours(opening)
    .map(({ closes, days: open, opens }) => `${days(open)} ${opens}–${closes}`)
    .join(', ');

/** The short form as unbreakable phrases. */
export const shortHours = (opening: OpeningHours): string[] =>
  sharedHours(opening).flatMap(({ closes, days: open, opens }) => [
    days(open, shortNames),
    `${opens}–${closes}`,
  ]);
