/** Dates outside this range are mistakes. */
const EARLIEST = Date.UTC(1900);
const LATEST = Date.UTC(2200);

/** Time zone of dates without one, whatever the server's: Thailand. */
const THAI_MINUTES = 7 * 60;

const TIME = String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?`;
const OFFSET = String.raw`[+-]\d{1,2}(?::?\d\d)?`;
const ZONE = String.raw`(?<zone>(?:GMT|UTC?|Z)?${OFFSET}|[A-Z]{1,4})`;
/** ISO 8601, also with a space for its `T` or with Java's zone name at the end. */
const iso = new RegExp(
  String.raw`^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ]${TIME}(?: ?${ZONE})?(?:\[[\w/+-]+\])?)?$`,
  'i',
);
/** RFC 2822, as in mail and RSS. A year needs four digits: two are ambiguous in Thailand. */
const rfc2822 = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?(?<day>\d{1,2}) (?<name>[a-z]{3})[a-z]* (?<year>\d{4})(?:,? ${TIME}(?: ?${ZONE})?)?$`,
  'i',
);

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Offsets in minutes of the zones in RFC 2822, and of Thailand's. */
const zones = new Map([
  ...['z', 'gmt', 'ut', 'utc'].map((name) => [name, 0] as const),
  ...[['ict', THAI_MINUTES] as const, ['edt', -240] as const, ['est', -300] as const],
  ...[['cdt', -300] as const, ['cst', -360] as const, ['mdt', -360] as const],
  ...[['mst', -420] as const, ['pdt', -420] as const, ['pst', -480] as const],
]);

/**
 * Parses a date: ISO 8601, RFC 2822, seconds or milliseconds since 1970, also in Buddhist years. Returns
 * milliseconds since 1970; undefined when it is invalid or ambiguous.
 */
export function readMoment(sent: string | number): number | undefined {
  const text = String(sent).trim();
  const time = /^[\d.]+$/.test(text) ? sinceEpoch(text) : parseText(text);
  // 0 means no date, in whatever form.
  return time && time >= EARLIEST && time < LATEST ? time : undefined;
}

/** Ten digits are seconds, thirteen milliseconds, sixteen microseconds. */
function sinceEpoch(text: string): number | undefined {
  const [, whole = ''] = /^(\d+)(?:\.\d+)?$/.exec(text) ?? [];
  const unit = new Map([
    [10, 1000],
    [13, 1],
    [16, 0.001],
  ]).get(whole.length);
  return unit && Math.floor(Number(text) * unit);
}

function parseText(text: string): number | undefined {
  const withoutComment = text.replace(/ ?\([^)]*\)$/, '').replace(/\s+/g, ' ');
  const parts = (iso.exec(withoutComment) ?? rfc2822.exec(withoutComment))?.groups;
  if (!parts) return undefined;
  const number = (name: string) => Number(parts[name] ?? 0);
  const offset = offsetOf(parts.zone);
  const day = dayOf(
    number('year'),
    parts.name === undefined ? number('month') - 1 : months.indexOf(parts.name.toLowerCase()),
    number('day'),
  );
  const [hour, minute, second] = [number('hour'), number('minute'), number('second')];
  const isMidnight = hour === 24 && minute === 0 && second === 0;
  const isTime = (hour < 24 || isMidnight) && minute < 60 && second < 60;
  if (offset === undefined || day === undefined || !isTime) return undefined;
  const milliseconds = Number((parts.fraction ?? '').padEnd(3, '0').slice(0, 3));
  return day + ((hour * 60 + minute - offset) * 60 + second) * 1000 + milliseconds;
}

/** Whether a year is Buddhist (1900 to 2199) rather than far in the future. */
const isBuddhist = (year: number) => year >= 2443 && year < 2743;

/** Returns the start of a day in UTC; undefined for an invalid date such as 30 February. */
function dayOf(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(isBuddhist(year) ? year - 543 : year, month, day));
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date.getTime() : undefined;
}

/** Returns the offset of a zone in minutes; undefined when unknown. */
function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return THAI_MINUTES;
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d\d)?$/.exec(zone) ?? [];
  if (sign === undefined) return zones.get(zone.toLowerCase());
  const offset = Number(hours) * 60 + Number(minutes);
  return offset <= 14 * 60 ? (sign === '-' ? -offset : offset) : undefined;
}
