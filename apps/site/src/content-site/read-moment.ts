/** Dates outside this range are mistakes. */
const EARLIEST = Date.UTC(1900);
const LATEST = Date.UTC(2200);

/** The largest offset of a time zone, in milliseconds. */
const WIDEST_ZONE = 14 * 60 * 60_000;

/** Time zone of dates without one, whatever the server's: Thailand. */
const THAILAND = '+0700';

/**
 * ISO 8601, also with a space for its `T` or with Java's zone name at the end, and RFC 2822, as in mail and RSS. A
 * year needs four digits: two are ambiguous in Thailand. JavaScript takes year 1, which .NET sends for none, for 2001.
 */
const DAY = String.raw`(?:[12]\d{3}-\d\d-(?<isoDate>\d\d)|(?:[a-z]{3,9},? )?(?<date>\d{1,2}) [a-z]{3,9} [12]\d{3})`;
const TIME = String.raw`(?<clock>\d{1,2}(?::[0-5]\d){1,2})(?:[.,](?<fraction>\d{1,9}))?`;
const ZONE = String.raw`(?:GMT|UTC?|Z)?[+-](?:0?\d|1[0-4])(?::?\d\d)?|GMT|UTC?|Z|ICT|[ECMP][SD]T`;
const moment = new RegExp(
  String.raw`^(?<day>${DAY})(?:,?[T ]${TIME}(?: ?(?<zone>${ZONE}))?(?:\[[\w/+-]+\])?)?(?: ?\([^)]*\))?$`,
  'i',
);

/**
 * Parses a date: ISO 8601, RFC 2822, seconds or milliseconds since 1970, also in Buddhist years. Returns
 * milliseconds since 1970; undefined when it is invalid or ambiguous.
 */
export function readMoment(sent: string | number): number | undefined {
  const text = String(sent).trim().replace(/\s+/g, ' ');
  const time = /^[\d.]+$/.test(text) ? sinceEpoch(text) : parseText(text);
  // 0 means no date, in whatever form and time zone.
  const isDate = time && Math.abs(time) > WIDEST_ZONE && time >= EARLIEST && time < LATEST;
  return isDate ? time : undefined;
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
  const parts = moment.exec(text)?.groups;
  if (!parts) return undefined;
  const { clock = '0:00', fraction = '', isoDate, zone = THAILAND } = parts;
  // Years from 2443 to 2742 are Buddhist rather than far in the future.
  const day = parts.day?.replace(/\d{4}/, (year) =>
    year >= '2443' && year < '2743' ? String(Number(year) - 543) : year,
  );
  const midnight = new Date(`${day} UTC`);
  // The parser makes 2 March of 30 February.
  if (midnight.getUTCDate() !== Number(isoDate ?? parts.date)) return undefined;
  const time = Date.parse(`1 Jan 1970 ${clock} ${zone.replace(/^ICT$/i, THAILAND)}`);
  return midnight.getTime() + time + Number(fraction.padEnd(3, '0').slice(0, 3));
}
