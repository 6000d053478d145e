/**
 * Shows Buddhist years in the whole admin, including Payload's own screens.
 *
 * Relies on: Payload imports its Thai locale from this path of date-fns. It has no option for another
 * locale of a language that it supports.
 */
export const dateLocaleAlias = {
  'date-fns/locale/th': './src/payload-patches/thai-dates.ts',
};
