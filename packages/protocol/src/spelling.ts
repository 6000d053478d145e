/** The zeros of the digits that visitors' keyboards type: Thai, full-width, Arabic, Lao and others. */
const zeros = Array.from('๐０٠۰०໐၀០', (zero) => zero.charCodeAt(0));

/** Digits of other scripts, Thai above all, as 0–9. */
export const foldDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/**
 * What nobody sees and contact apps paste: direction marks, joiners, soft hyphens, byte order marks,
 * variation selectors, the box of a keycap, control characters.
 */
const unseen =
  /[\p{Cf}\p{Cc}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|\u20e3/gu;

/**
 * Text as a plain keyboard would have typed it: unseen characters dropped, blanks of every kind to a
 * space, digits to 0–9, full-width letters and signs (`＠`) to ASCII, dashes of every kind to a
 * hyphen. For numbers and addresses; prose stays as it is.
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
