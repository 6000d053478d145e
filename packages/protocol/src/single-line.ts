/**
 * What is not seen, or moves what is seen: controls, marks of direction, joiners, fillers, tags, lone
 * surrogates, letters of private use and of none; and Braille's blank, which is a letter to Unicode.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu;

/** More marks on one letter than any script has: they are drawn over the lines above and below. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/**
 * A text as one visible line: breaks and tabs become a space, what is invisible goes, spaces are one
 * each. For names: nothing in them may look like a line of its own.
 */
export function singleLine(text: string): string {
  return text
    .replace(/(?:[^\S\ufeff]|\u0085)+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(PILED, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}
