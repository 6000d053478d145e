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
