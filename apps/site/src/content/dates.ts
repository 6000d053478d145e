const thaiLong = new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Bangkok',
});

/**
 * The day as Thai readers write it, `5 กันยายน 2568`: Thai month name, Buddhist year (Gregorian + 543),
 * Bangkok's calendar day whatever the machine's zone (spec §9).
 *
 * @param iso a date (`2025-09-05`) or a date-time with its zone (`2025-09-04T17:00:00Z`)
 * @throws RangeError when `iso` is neither
 */
export function thaiDate(iso: string): string {
  return thaiLong.format(new Date(iso));
}
