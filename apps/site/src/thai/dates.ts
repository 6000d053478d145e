const BANGKOK_MS = 7 * 60 * 60 * 1000;

/**
 * Returns the calendar day in Bangkok, which has no daylight saving time: `2026-11-21`.
 *
 * @param time milliseconds since 1970
 */
export const bangkokDay = (time: number): string =>
  new Date(time + BANGKOK_MS).toISOString().slice(0, 10);

/** Locales with specific date formats: Thai uses Buddhist years. */
const calendars: Record<string, string> = {
  th: 'th-TH-u-ca-buddhist-nu-latn',
  // Day, month name, year, in that order (spec §9).
  en: 'en-GB-u-ca-gregory',
};
/** The locale of dates in a language, with its calendar. */
export const dayLocale = (language: string) => calendars[language] ?? language;

/**
 * Formats a day: in Thai `5 กันยายน 2568`, with a Buddhist year (Gregorian + 543); in English `5 September 2025`.
 * Uses Bangkok time, whatever the machine's zone (spec §9).
 *
 * @param iso a date (`2025-09-05`) or a date-time with its zone (`2025-09-04T17:00:00Z`)
 * @throws RangeError when `iso` is neither
 */
export function longDate(iso: string, language: string): string {
  return new Date(iso).toLocaleDateString(dayLocale(language), {
    dateStyle: 'long',
    timeZone: 'Asia/Bangkok',
  });
}

/**
 * Formats a day in short form, with two-digit year and no-break spaces: `5 ก.ย. 68`, `5 Sept 25` (spec §9).
 *
 * @param iso as for {@link longDate}
 * @throws RangeError when `iso` is no date
 */
export function shortDate(iso: string, language: string): string {
  return new Date(iso)
    .toLocaleDateString(dayLocale(language), {
      day: 'numeric',
      month: 'short',
      year: '2-digit',
      timeZone: 'Asia/Bangkok',
    })
    .replaceAll(' ', '\u00a0');
}

/**
 * Formats day and time in full, as above an article: in Thai `5 พฤศจิกายน พ.ศ. 2568 เวลา 09:30 น.` (spec §9).
 *
 * @param moment milliseconds since 1970
 */
export function longDateTime(moment: number, language: string): string {
  const text = new Date(moment).toLocaleString(dayLocale(language), {
    ...(language === 'th' && { era: 'short' }),
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Bangkok',
  });
  return language === 'th' ? `${text} น.` : text;
}
