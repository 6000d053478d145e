import type { Locale } from 'date-fns';
// The whole index: the short path of this one locale is what this file stands in for.
import { th as gregorian } from 'date-fns/locale';

/** Buddhist years are ahead of Gregorian ones by this (spec §9). */
export const BUDDHIST_OFFSET = 543;

/**
 * date-fns' Thai, in which the ordinal year (`yo`) is the Buddhist one: 2026 → 2569, read and
 * written. The admin's date formats use `yo`; everything else stays as date-fns has it.
 */
export const th: Locale = {
  ...gregorian,
  formatLong: {
    ...gregorian.formatLong,
    date: (options) => gregorian.formatLong.date(options).replace(/y+$/, 'yo'),
  },
  localize: {
    ...gregorian.localize,
    ordinalNumber: (value, options) =>
      options?.unit === 'year'
        ? String(value + BUDDHIST_OFFSET)
        : gregorian.localize.ordinalNumber(value, options),
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
