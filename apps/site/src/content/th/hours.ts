import { daysInWords, shortDays } from '@clinicdee/brand/days-in-words';
import { openDays, openingHours } from '@clinicdee/brand/opening-hours';

const clock = `${openingHours.opens}–${openingHours.closes}`;

/** The opening hours of `packages/brand` in words: in full, and in short as pieces that stay whole. */
export const hours = `${daysInWords(openDays)} ${clock} น.`;
export const shortHours = [daysInWords(openDays, shortDays), clock];
