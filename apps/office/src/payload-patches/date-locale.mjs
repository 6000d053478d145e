/**
 * Every date of the admin in Buddhist years, Payload's own screens included.
 *
 * Leans on: Payload takes its Thai dates from this one path of date-fns, wherever it formats one.
 * Payload lets nobody choose another locale for a language that it knows.
 */
export const dateLocaleAlias = {
  'date-fns/locale/th': './src/payload-patches/thai-dates.ts',
};
