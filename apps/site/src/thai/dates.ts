/** How each language that has a way of its own writes dates: Thai counts Buddhist years. */
const calendars: Record<string, string> = {
  th: 'th-TH-u-ca-buddhist-nu-latn',
  // Day, month name, year, in that order (spec §9).
  en: 'en-GB-u-ca-gregory',
};
const localeOf = (language: string) => calendars[language] ?? language;

const dayFormat = (language: string) =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Bangkok',
  });

/**
 * The day as a language's readers write it, in Thai `5 กันยายน 2568`: Thai month name, Buddhist year
 * (Gregorian + 543); in English `5 September 2025`. Bangkok's calendar day whatever the machine's zone (spec §9).
 *
 * @param iso a date (`2025-09-05`) or a date-time with its zone (`2025-09-04T17:00:00Z`)
 * @throws RangeError when `iso` is neither
 */
export function longDate(iso: string, language: string): string {
  return dayFormat(language).format(new Date(iso));
}

/**
 * The day in its short form, with a year of two digits: `5 ก.ย. 68`, `5 Sept 25` (spec §9). Kept on one
 * line.
 *
 * @param iso as for {@link longDate}
 * @throws RangeError when `iso` is no date
 */
export function shortDate(iso: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: '2-digit',
    timeZone: 'Asia/Bangkok',
  })
    .format(new Date(iso))
    .replaceAll(' ', '\u00a0');
}

/**
 * Day and time in full, in Thai `5 พฤศจิกายน พ.ศ. 2568 เวลา 09:30 น.` (spec §9): what stands over an
 * article.
 *
 * @param moment milliseconds since 1970
 */
export function longDateTime(moment: number, language: string): string {
  const time = new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Bangkok',
  }).format(moment);
  const format = dayFormat(language);
  if (language !== 'th') return `${format.format(moment)}, ${time}`;
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = [parts.get('day'), parts.get('month'), 'พ.ศ.', parts.get('year')].join(' ');
  return `${day} เวลา ${time} น.`;
}
