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
