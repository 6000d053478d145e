/**
 * Counts Unicode code points, which match typed characters: a Thai vowel or tone mark is one (it is one key), an
 * emoji outside the basic plane is one, and a line break is one even when the browser sends CR LF.
 */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll('\r\n', '\n')).length;
}

/**
 * Characters that keyboards do not type and databases store differently: control characters except tab and line
 * feed, the two noncharacters at the end of the plane, and lone surrogates.
 */
const controls = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

/**
 * Removes control characters (C0 except tab and line feed, DEL, C1), U+FFFE, U+FFFF and lone surrogates. Applied
 * to input, so that the rest is stored as typed.
 */
export const withoutControls = (text: string): string => text.replace(controls, '');

/** Removes control characters from all texts and keys of a JSON value. */
export function jsonWithoutControls(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map(jsonWithoutControls);
  // A Date is an object but not a JSON object.
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, child]) => [withoutControls(key), jsonWithoutControls(child)]),
  );
}

/**
 * Characters that are invisible or move others: controls, direction marks, joiners, fillers, tags, lone
 * surrogates, private use, noncharacters; and the Braille blank, which Unicode counts as a symbol.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;

/** More combining marks than any script uses: they would cover the lines above and below. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Converts a text to one visible line: replaces line breaks and tabs by spaces, removes invisible characters and
 * collapses spaces. For names, which must not look like several lines.
 */
export function singleLine(text: string): string {
  return text
    .replace(/(?:[^\S\ufeff]|\u0085)+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Returns the value of a digit: the number of digits before it, which Unicode has in order for every script. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/**
 * Converts digits of every script, mainly Thai, to 0–9; also decorated ones (`⓪`, `𝟘`, `²`), which Unicode
 * classifies as other numbers.
 */
export const foldDigits = (text: string): string =>
  text
    .replace(/[\p{No}\u{1d7ce}-\u{1d7ff}]/gu, (sign) => sign.normalize('NFKC'))
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)));

/**
 * Invisible characters, which contact apps paste: direction marks, joiners, soft hyphens, byte order marks,
 * variation selectors, keycap boxes, control characters.
 */
const unseen =
  /[\p{Cf}\p{Cc}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|\u20e3/gu;

/**
 * Normalizes text to plain keyboard characters: removes invisible characters, converts all kinds of spaces to a
 * space, digits to 0–9, full-width letters and symbols (`＠`) to ASCII, and all dashes to a hyphen. For phone
 * numbers and e-mail addresses, not for prose.
 */
export function plainSpelling(text: string): string {
  const folded = text
    .replace(/\s/g, ' ')
    .replace(unseen, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/\ufe6b/g, '@')
    .replace(/[\u2010-\u2015\u2212\u2043\ufe58\ufe63\u30fc\uff70]/g, '-');
  return foldDigits(folded);
}
