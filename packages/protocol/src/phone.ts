import { plainSpelling } from './text.ts';

/** The pattern and lengths of spec §5. */
const pattern = /^[+\d]?(?:[ -]?\d){7,14}$/;
const SHORTEST = 8;
const LONGEST = 20;
const MOST_DIGITS = 15;
/** Longer texts are truncated, to bound the time of parsing. */
const READ = 300;

/** Times to call, which people add: `9:00-17:00`, `18.00 น.`, `9-17 น.` */
const hours =
  /(?<![\d.:-])(?:[01]?\d|2[0-4])(?:(?:[:.][0-5]\d)?(?:\s*(?:-|ถึง)\s*\d\d?(?:[:.]\d\d)?)?\s*น(?!\p{L})|:[0-5]\d(?:\s*-\s*\d\d?:\d\d)?(?![\d:]))/gu;

/** Consecutive digits, with the text before them. */
interface Group {
  digits: string;
  /** Text between the previous group, or the beginning, and this one. */
  gap: string;
}

/**
 * Extracts the first diallable number from a typed text, in a format of spec §5: without words, extensions,
 * brackets, dots and invisible characters. A text without a number is returned cleaned up, for validation
 * to reject.
 */
export function extractPhone(typed: string): string {
  const plain = plainSpelling(typed)
    .trim()
    .slice(0, READ)
    .replace(hours, ' ')
    // A letter O where a zero belongs.
    .replace(/(?<!\p{L})o(?=[- ]?\d)|(?<=\d)o(?!\p{L})/giu, '0')
    // A letter l or I for 1, as on typewriters without that key.
    .replace(/(?<=\d-?)[lI](?=-?\d)/g, '1')
    .replace(/\s*-\s*/g, '-')
    .replace(/ {2,}/g, ' ');
  const groups = groupsOf(plain);
  for (const start of groups.keys()) {
    const number = numberFrom(groups, start);
    if (number !== undefined) return number;
  }
  return cleaned(plain);
}

/** Returns why a typed text contains no phone number (spec §5, applied to {@link extractPhone}); undefined when it does. */
export function phoneProblem(typed: string): 'short' | 'long' | 'wrong' | undefined {
  const phone = extractPhone(typed);
  if (phone.length >= SHORTEST && phone.length <= LONGEST && pattern.test(phone)) return undefined;
  const length = phoneLength(typed);
  if (length < SHORTEST) return 'short';
  return length > MOST_DIGITS ? 'long' : 'wrong';
}

/** Returns the number of digits of the phone number in a typed text. */
export const phoneLength = (typed: string): number => extractPhone(typed).replace(/\D/g, '').length;

/**
 * Normalizes a typed text for reading: plain digits, without words before the first number and invisible
 * characters. Keeps what follows: an extension, times to call, a second number.
 */
export function readablePhone(typed: string): string {
  const plain = plainSpelling(typed).replace(/ *- */g, '-').replace(/ {2,}/g, ' ').trim();
  return plain.replace(/^[^\d+(]+(?=[\d+(])/, '');
}

function groupsOf(plain: string): Group[] {
  let end = 0;
  return Array.from(plain.matchAll(/\d+/g), ({ 0: digits, index }) => {
    const gap = plain.slice(end, index);
    end = index + digits.length;
    return { digits, gap };
  });
}

/**
 * Returns whether a gap may be inside a number. Two consecutive hyphens may not, by the pattern of the spec; a
 * plus may where it cannot begin a number (`081+234+5678`).
 */
const isJoint = (gap: string, before: string) =>
  (/^[^\p{L}\d+]{1,4}$/u.test(gap) && !gap.includes('--')) ||
  (gap === '+' && before.startsWith('0'));

/** Returns the diallable number that begins at a group; undefined when there is none. */
function numberFrom(groups: readonly Group[], start: number): string | undefined {
  const before = groups[start]?.gap ?? '';
  const hasPlus = /\+[\s([]*$/.test(before);
  // Neither `++66…` nor `66+81…` is a valid spelling.
  if (/\+\s*\+/.test(before) || (start > 0 && before.startsWith('+'))) return undefined;
  let digits = '';
  let spelt = hasPlus ? '+' : '';
  let abroad = '';
  for (const [index, group] of groups.entries()) {
    if (index < start) continue;
    if (index > start) {
      if (!isJoint(group.gap, digits)) break;
      spelt += separator(group.gap);
    }
    digits += group.digits;
    spelt += group.digits;
    const nationalPart = thaiNumber(digits, hasPlus);
    if (nationalPart !== undefined) {
      const isWhole = isEndAfter(groups, index, isLandline(nationalPart));
      return isWhole ? short(withoutTrunk(spelt, nationalPart)) : undefined;
    }
    // The length of a foreign number is unknown: all adjacent digits belong to it.
    if (digits.length > MOST_DIGITS) return undefined;
    const isForeign = hasPlus && !digits.startsWith('66');
    if (isForeign && digits.length >= 7) abroad = spelt;
    if (isForeign && !/^[- .()]*$/.test(groups[index + 1]?.gap ?? '')) break;
  }
  return abroad === '' ? undefined : short(abroad);
}

/**
 * Returns whether a number may end after a group: at the end, or before another number (`2. 089…`), words, or
 * the extension of a landline. A mobile number with too many digits is invalid, since the wrong digits are
 * unknown.
 */
function isEndAfter(groups: readonly Group[], index: number, hasExtensions: boolean): boolean {
  const next = groups[index + 1];
  if (!next || !/^[- ]$/.test(next.gap)) return true;
  if (hasExtensions && next.digits.length <= 4) return true;
  const isListNumber = next.digits.length === 1 && /^[.)]/.test(groups[index + 2]?.gap ?? '');
  return numberFrom(groups, index + (isListNumber ? 2 : 1)) !== undefined;
}

/** Reduces a gap between two groups to one separator, as the pattern requires. */
const separator = (gap: string) => (gap.includes('-') ? '-' : gap.includes(' ') ? ' ' : '');

/** Rewrites `+66 (0)81…` and `0066 81…` as `+66 81…`; a national number is unchanged. */
function withoutTrunk(spelt: string, nationalPart: string): string {
  const digits = spelt.replace(/\D/g, '');
  if (digits === `0${nationalPart}`) return spelt;
  if (digits === `66${nationalPart}`) return spelt.replace(/^\+?/, '+');
  let rest = '';
  let left = nationalPart.length;
  for (const character of Array.from(spelt).reverse()) {
    if (left === 0) break;
    rest = character + rest;
    if (/\d/.test(character)) left -= 1;
  }
  return `+66 ${rest}`;
}

/** Removes separators when the number is longer than the spec allows. */
const short = (spelt: string) => (spelt.length <= LONGEST ? spelt : spelt.replace(/[^\d+]/g, ''));

/** Removes surrounding words, an extension, and characters that phone numbers do not have. */
function cleaned(plain: string): string {
  return plain
    .replace(/^[^\d+]+/, '')
    .replace(/(?:(?:ต่อ|ext|x)\.?|[#*]) ?\d{1,6}$/i, '')
    .replace(/\D+$/, '')
    .replace(/[^\p{L}\d+ -]/gu, '')
    .replace(/ {2,}/g, ' ');
}

/** The national part of a Thai number, after 0 or 66: eight digits for landlines, nine for mobile and VoIP. */
const national = '([23457]\\d{7}|[689]\\d{8})';
const atHome = new RegExp(`^0${national}$`);
// International, with an optional dial-out prefix; business cards print +66 (0)81…
const fromAbroad = new RegExp(`^(?:00\\d??)?660?${national}$`);
const afterPlus = new RegExp(`^660?${national}$`);

/**
 * Returns the national part of a complete Thai number, without the 0; undefined for other digits.
 *
 * @param hasPlus whether a plus preceded the digits
 */
export function thaiNumber(digits: string, hasPlus: boolean): string | undefined {
  if (hasPlus) return afterPlus.exec(digits)?.[1];
  return (atHome.exec(digits) ?? fromAbroad.exec(digits))?.[1];
}

/** Returns whether a national part is a landline, which may have extensions. */
const isLandline = (nationalPart: string): boolean => nationalPart.length === 8;
