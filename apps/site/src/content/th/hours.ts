import { daysInWords } from '@clinicdee/brand/days-in-words';
import type { OpeningHours } from '@clinicdee/brand/opening-hours';

const clockOf = ({ closes, opens }: OpeningHours) => `${opens}–${closes}`;

/** Opening hours in words. */
export const hoursOf = (opening: OpeningHours): string =>
  `${daysInWords(opening.openDays)} ${clockOf(opening)} น.`;

/** The same in short, as pieces that stay whole. */
export const shortHoursOf = (opening: OpeningHours): string[] => [
  daysInWords(opening.openDays, 'short'),
  clockOf(opening),
];
