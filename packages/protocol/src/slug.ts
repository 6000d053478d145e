/** Longer slugs are truncated, if possible at a word: 80 Thai letters are 720 bytes in a URL. */
const LONGEST = 80;

/** Writes SARA AM, also typed as NIKHAHIT and SARA AA or before its tone mark, as one letter after the mark. */
export const joinSaraAm = (text: string): string =>
  text.replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32|\u0e33([\u0e48-\u0e4b])/gu, '$1$2\u0e33');

/**
 * Returns the slug of an article from its title or from typed text. Office and site share this function, so that
 * they agree. Letters, marks and digits of any script stay (Thai vowels and tones are marks: without them
 * ผู้ป่วย would be ผ-ป-วย), everything else becomes one hyphen. Equivalent spellings give the same slug: all
 * encodings of น้ำ, Thai digits, capitals. Idempotent.
 *
 * @returns an empty text when no character is usable
 */
export function slugFrom(text: string): string {
  // Invisible characters do not separate words: pasted Thai often has break hints everywhere.
  const words = joinSaraAm(text.replace(/\p{Default_Ignorable_Code_Point}+/gu, ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    // Lower-casing can decompose a letter; marks without a base letter are removed.
    .normalize('NFC')
    .replace(/(^|-)\p{M}+(?=-|$)/gu, '$1')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return shorten(words);
}

function shorten(words: string): string {
  const characters = Array.from(words);
  if (characters.length <= LONGEST) return words;
  const cut = characters.slice(0, LONGEST).join('');
  const lastHyphen = cut.lastIndexOf('-');
  if (lastHyphen > LONGEST / 2) return cut.slice(0, lastHyphen);
  // No hyphen in the second half: end at a word boundary, so that marks stay with their letter.
  const segments = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(words)];
  const last = segments.findLast(({ index, segment }) => index + segment.length <= cut.length);
  return words.slice(0, last ? last.index + last.segment.length : cut.length).replace(/-+$/, '');
}
