/** Longer slugs are cut, at a word where there is one. */
const LONGEST = 80;

/**
 * A readable address from a title: letters, marks and digits of any script (Thai vowels and tone marks
 * are marks and stay), everything else a hyphen. Never empty.
 *
 * @param isTaken whether a slug belongs to another article; then a number is added
 */
export function slugFrom(title: string, isTaken: (slug: string) => boolean = () => false): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    // What nobody sees parts no words: Thai is often pasted with a break in every place.
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const base = shorten(words) || 'article';
  if (!isTaken(base)) return base;
  for (let number = 2; ; number++) {
    const candidate = `${base}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
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
