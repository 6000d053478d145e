import type { Locale } from 'date-fns';
// Imported from the index, since this file replaces `date-fns/locale/th`.
import { th as gregorian } from 'date-fns/locale';
import { DISPLAY_FORMAT, shortMoment } from '../i18n/date-formats.ts';

/** Years to add to a Gregorian year (spec §9). */
const BUDDHIST_OFFSET = 543;

/**
 * Replaces the Thai locale of date-fns (`bundle-edits.mjs`) by one with Buddhist years: 2026 → 2569. They are formatted
 * and parsed as ordinal years (`yo`). Read-only dates are shown in Bangkok time, whatever the browser's time zone.
 *
 * Relies on: `localize.preprocessor`, which date-fns calls before it formats.
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
      const format = parts.map(({ value }) => value).join('');
      if (format === DISPLAY_FORMAT) return [{ isToken: false, value: shortMoment.format(date) }];
      return parts.map((part) =>
        part.isToken && /^y+$/.test(part.value) ? { ...part, value: 'yo' } : part,
      );
    },
  },
  match: {
    ...gregorian.match,
    ordinalNumber: (text, options) => {
      const result = gregorian.match.ordinalNumber(text, options);
      if (!result || options?.unit !== 'year') return result;
      return { ...result, value: result.value - BUDDHIST_OFFSET };
    },
  },
};

// Payload sets the locale of the date picker only after the first one has rendered in English, and bundles
// react-datepicker, so that its `registerLocale`, which writes these two, cannot be imported.
Object.assign(globalThis, { __localeData__: { th }, __localeId__: 'th' });
