import type { Locale } from 'date-fns';
// The whole index: the short path of this one locale is what this file stands in for.
import { th as gregorian } from 'date-fns/locale';

const BUDDHIST_OFFSET = 543;

/**
 * date-fns' Thai, in which the ordinal year (`yo`) is the Buddhist one: 2026 → 2569. The admin's
 * date formats use `yo`; everything else stays as date-fns has it.
 */
export const th: Locale = {
  ...gregorian,
  localize: {
    ...gregorian.localize,
    ordinalNumber: (value, options) =>
      options?.unit === 'year'
        ? String(value + BUDDHIST_OFFSET)
        : gregorian.localize.ordinalNumber(value, options),
  },
};
