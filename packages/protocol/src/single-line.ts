/**
 * What is not seen, or moves what is seen: controls, marks of direction, joiners, fillers, tags, lone
 * surrogates, letters of private use; and Braille's blank, which is a letter to Unicode.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A text as one visible line: breaks and tabs become a space, what is invisible goes, spaces are one
 * each. For names: nothing in them may look like a line of its own.
 */
export function singleLine(text: string): string {
  return text
    .replace(/(?:[^\S\ufeff]|\u0085)+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
