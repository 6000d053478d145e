import type { Locale } from 'date-fns';
// The whole index: the short path of this one locale is what this file stands in for.
import { th as gregorian } from 'date-fns/locale';
import { DISPLAY_FORMAT, PICKER_FORMAT, shortMoment } from '../i18n/date-formats.ts';

/** Buddhist years are ahead of Gregorian ones by this (spec §9). */
export const BUDDHIST_OFFSET = 543;

/** The form that Payload gives a picker of days and times when it lets nobody choose another. */
export const FIXED_PICKER_FORMAT = 'MMM d, yyy h:mm a';

const pickerParts = PICKER_FORMAT.split(/\b/).map((value) => ({
  isToken: /^\w/.test(value),
  value,
}));

/**
 * Stands in for date-fns' Thai (`date-locale.mjs`); in it years are Buddhist: 2026 → 2569. As the ordinal year (`yo`) they are read
 * as well as written. Moments that are only shown are those of Bangkok, wherever the browser is.
 *
 * Leans on: `localize.preprocessor`, which date-fns calls before it formats, and on the one form of
 * dates that Payload's schedule drawer fixes.
 */
export const th: Locale = {
  ...gregorian,
  localize: {
    ...gregorian.localize,
    ordinalNumber: (value, options) =>
      options?.unit === 'year'
        ? String(value + BUDDHIST_OFFSET)
        : gregorian.localize.ordinalNumber(value, options),
    preprocessor: (date, parts) => {
      const form = parts.map(({ value }) => value).join('');
      if (form === DISPLAY_FORMAT) return [{ isToken: false, value: shortMoment.format(date) }];
      if (form === FIXED_PICKER_FORMAT) return pickerParts;
      return parts.map((part) =>
        part.isToken && /^y+$/.test(part.value) ? { ...part, value: 'yo' } : part,
      );
    },
  },
  match: {
    ...gregorian.match,
    ordinalNumber: (text, options) => {
      const found = gregorian.match.ordinalNumber(text, options);
      if (!found || options?.unit !== 'year') return found;
      return { ...found, value: found.value - BUDDHIST_OFFSET };
    },
  },
};
