/** Longer ones are cut, at a word where there is one: 80 Thai letters are 720 bytes of an address. */
const LONGEST = 80;

/** SARA AM typed as NIKHAHIT and SARA AA, with a tone between or before them, or followed by one. */
const saraAm = /\u0e4d([\u0e48-\u0e4b]?)\u0e32|\u0e33([\u0e48-\u0e4b])/gu;

/**
 * The part of an address that names an article, from its title or from what somebody typed there: the
 * one rule of office and site, so that what the one publishes is what the other serves. Letters, marks
 * and digits of any script stay (Thai vowels and tones are marks: without them ผู้ป่วย would be ผ-ป-วย),
 * everything else becomes one hyphen. What reads the same is the same: น้ำ in each of its spellings,
 * Thai digits, capitals. A slug stays as it is.
 *
 * @returns empty when nothing in the text can stand in an address
 */
export function slugFrom(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    // What nobody sees parts no words: Thai is often pasted with a break in every place.
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(saraAm, '$1$2\u0e33')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    // A lower-case letter may be written as two; marks that follow nothing are no word.
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
  // No space for long: end at a whole word, so that no mark loses its letter.
  const segments = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(words)];
  const last = segments.findLast(({ index, segment }) => index + segment.length <= cut.length);
  return words.slice(0, last ? last.index + last.segment.length : cut.length).replace(/-+$/, '');
}
