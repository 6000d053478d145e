import { plainSpelling } from './spelling.ts';
import { isLandline, thaiNumber } from './thai-number.ts';

/** The pattern and lengths of spec §5. */
const pattern = /^[+\d]?(?:[ -]?\d){7,14}$/;
const SHORTEST = 8;
const LONGEST = 20;
const MOST_DIGITS = 15;
/** Of a longer text only the beginning is read, so that none is slow to read. */
const READ = 300;

/** When to call, as people add it: `9:00-17:00`, `18.00 น.`, `9-17 น.` */
const hours =
  /(?<![\d.:-])(?:[01]?\d|2[0-4])(?:(?:[:.][0-5]\d)?(?:\s*(?:-|ถึง)\s*\d\d?(?:[:.]\d\d)?)?\s*น(?!\p{L})|:[0-5]\d(?:\s*-\s*\d\d?:\d\d)?(?![\d:]))/gu;

/** Digits that stand together, with what stands before them in the text. */
interface Group {
  digits: string;
  /** Between the group before, or the beginning, and this one. */
  gap: string;
}

/**
 * The number that a typed text names, in a spelling that spec §5 knows: of several the first that can
 * be dialled, without words, extensions, brackets, dots and what nobody sees. A text that names none
 * comes back tidied, for the rule to judge.
 */
export function mendPhone(typed: string): string {
  const plain = plainSpelling(typed)
    .trim()
    .slice(0, READ)
    .replace(hours, ' ')
    // A letter O where a zero belongs.
    .replace(/(?<!\p{L})o(?=[- ]?\d)|(?<=\d)o(?!\p{L})/giu, '0')
    // As a typewriter, and whoever learnt on one, has no 1.
    .replace(/(?<=\d-?)[lI](?=-?\d)/g, '1')
    .replace(/\s*-\s*/g, '-')
    .replace(/ {2,}/g, ' ');
  const groups = groupsOf(plain);
  for (const start of groups.keys()) {
    const found = numberFrom(groups, start);
    if (found !== undefined) return found;
  }
  return tidied(plain);
}

/** Whether a typed text names a phone number (spec §5, applied to {@link mendPhone}). */
export function isPhone(typed: string): boolean {
  const mended = mendPhone(typed);
  return mended.length >= SHORTEST && mended.length <= LONGEST && pattern.test(mended);
}

/** Why a typed text names no phone number; nothing where it does. */
export function phoneProblem(typed: string): 'short' | 'long' | 'wrong' | undefined {
  if (isPhone(typed)) return undefined;
  const length = phoneLength(typed);
  if (length < SHORTEST) return 'short';
  return length > MOST_DIGITS ? 'long' : 'wrong';
}

/** How many digits the number of a typed text has. */
export const phoneLength = (typed: string): number => mendPhone(typed).replace(/\D/g, '').length;

/**
 * A typed text for comparing: plain digits and hyphens, brackets and dots dropped, an extension
 * ("ต่อ 12") cut off. All its numbers stay.
 */
export function foldPhone(raw: string): string {
  return plainSpelling(raw)
    .replace(/\s*(?:ต่อ|ext\.?)\s*\d{1,6}\s*$/i, '')
    .replace(/[().[\]]/g, '')
    .trim();
}

/**
 * A typed text for whoever dials: the digits of a dial pad, without the words before the first number
 * and what nobody sees. What follows stays: an extension, when to call, a second number.
 */
export function legiblePhone(typed: string): string {
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
 * What may stand inside of one number. Two hyphens in a row may not: the spec's pattern says so; a plus
 * may where it can begin none (`081+234+5678`).
 */
const isJoint = (gap: string, before: string) =>
  (/^[^\p{L}\d+]{1,4}$/u.test(gap) && !gap.includes('--')) ||
  (gap === '+' && before.startsWith('0'));

/** The number that begins with a group, where one that can be dialled does. */
function numberFrom(groups: readonly Group[], start: number): string | undefined {
  const before = groups[start]?.gap ?? '';
  const hasPlus = /\+[\s([]*$/.test(before);
  // Neither `++66…` nor `66+81…` is a spelling of anything.
  if (/\+\s*\+/.test(before) || (start > 0 && before.startsWith('+'))) return undefined;
  let [digits, spelt, abroad] = ['', hasPlus ? '+' : '', ''];
  for (const [index, group] of groups.entries()) {
    if (index < start) continue;
    if (index > start) {
      if (!isJoint(group.gap, digits)) break;
      spelt += sign(group.gap);
    }
    digits += group.digits;
    spelt += group.digits;
    const nationalPart = thaiNumber(digits, hasPlus);
    if (nationalPart !== undefined) {
      const isWhole = isEndAfter(groups, index, isLandline(nationalPart));
      return isWhole ? short(withoutTrunk(spelt, nationalPart)) : undefined;
    }
    // Where a foreign number ends only its writer knows: all that stands together is one.
    if (digits.length > MOST_DIGITS) return undefined;
    const isForeign = hasPlus && !digits.startsWith('66');
    if (isForeign && digits.length >= 7) abroad = spelt;
    if (isForeign && !/^[- .()]*$/.test(groups[index + 1]?.gap ?? '')) break;
  }
  return abroad === '' ? undefined : short(abroad);
}

/**
 * Whether a number may end with a group: nothing stands there, another number (`2. 089…`), words, or
 * the extension of a landline. A mobile with too many digits is a mistake, and which ones is not for us to
 * say.
 */
function isEndAfter(groups: readonly Group[], index: number, hasExtensions: boolean): boolean {
  const next = groups[index + 1];
  if (!next || !/^[- ]$/.test(next.gap)) return true;
  if (hasExtensions && next.digits.length <= 4) return true;
  const isCounted = next.digits.length === 1 && /^[.)]/.test(groups[index + 2]?.gap ?? '');
  return numberFrom(groups, index + (isCounted ? 2 : 1)) !== undefined;
}

/** One sign for what stands between two groups, as the pattern allows it. */
const sign = (gap: string) => (gap.includes('-') ? '-' : gap.includes(' ') ? ' ' : '');

/** `+66 (0)81…` and `0066 81…` as `+66 81…`; a number with its own 0 stays as it was typed. */
function withoutTrunk(spelt: string, nationalPart: string): string {
  const digits = spelt.replace(/\D/g, '');
  if (digits === `0${nationalPart}`) return spelt;
  if (digits === `66${nationalPart}`) return spelt.replace(/^\+?/, '+');
  let [rest, left] = ['', nationalPart.length];
  for (const character of Array.from(spelt).reverse()) {
    if (left === 0) break;
    rest = character + rest;
    if (/\d/.test(character)) left -= 1;
  }
  return `+66 ${rest}`;
}

/** Where signs between digits make a number longer than the spec allows, digits alone. */
const short = (spelt: string) => (spelt.length <= LONGEST ? spelt : spelt.replace(/[^\d+]/g, ''));

/** Without the words around it, an extension, and signs that no number needs. */
function tidied(plain: string): string {
  return plain
    .replace(/^[^\d+]+/, '')
    .replace(/(?:(?:ต่อ|ext|x)\.?|[#*]) ?\d{1,6}$/i, '')
    .replace(/\D+$/, '')
    .replace(/[^\p{L}\d+ -]/gu, '')
    .replace(/ {2,}/g, ' ');
}
