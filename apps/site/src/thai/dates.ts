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

const thaiTime = new Intl.DateTimeFormat('th-TH-u-nu-latn', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Bangkok',
});

/**
 * Day and time in full, `5 พฤศจิกายน พ.ศ. 2568 เวลา 09:30 น.` (spec §9): what stands over an article.
 *
 * @param moment milliseconds since 1970
 */
export function thaiDateTime(moment: number): string {
  const parts = new Map(thaiLong.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = [parts.get('day'), parts.get('month'), 'พ.ศ.', parts.get('year')].join(' ');
  return `${day} เวลา ${thaiTime.format(moment)} น.`;
}
