/** A folded text with a map of its offsets to the original. */
export interface Folded {
  text: string;
  /** The offset in the original of each character, and of the end. */
  offsets: number[];
}

/* What may have several spellings that read the same. Other ASCII and Thai characters are only lowercased. */
const special = new RegExp(
  [
    // Several marks and vowels behind a letter.
    '[\u0e47-\u0e4e\u0e30-\u0e3a\u0e45]{2,}',
    '[\u0e45\u0e50-\u0e59]',
    '\u0e40\u0e40',
    '[\\s\u0000-\u001f\u007f]+',
    '[A-Za-z][\u0300-\u036f]+',
    '[^\u0000-\u007f\u0e00-\u0e7f]',
  ].join('|'),
  'gu',
);

/**
 * Normalises a text so that spellings that read the same compare equal: SARA AM, order and repetition of marks, เเ for
 * แ, ๅ for า, Thai digits, letter case, dashes, invisible characters, runs of spaces.
 */
export const fold = (text: string): string => text.toLowerCase().replace(special, respell);

/** As {@link fold}, with the offsets in the original. */
export function foldWithOffsets(text: string): Folded {
  let folded = '';
  const offsets: number[] = [];
  let done = 0;
  const copy = (end: number) => {
    for (; done < end; done++) {
      folded += (text[done] ?? '').toLowerCase();
      offsets.push(done);
    }
  };
  for (const match of text.matchAll(special)) {
    copy(match.index);
    const result = respell(match[0]);
    offsets.push(...new Array<number>(result.length).fill(match.index));
    folded += result;
    done = match.index + match[0].length;
  }
  copy(text.length);
  offsets.push(text.length);
  return { text: folded, offsets };
}

function respell(found: string): string {
  // Spaces, and control characters.
  if (/^[\s\p{Cc}]/u.test(found)) return ' ';
  return /^[\u0e00-\u0e7f]/.test(found)
    ? respellThai(found)
    : found
        .normalize('NFKC')
        .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
        .replace(/^\p{Pd}$/u, '-')
        .toLowerCase();
}

const respellThai = (found: string): string =>
  found
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace('\u0e40\u0e40', '\u0e41')
    .replaceAll('\u0e45', '\u0e32')
    // A mark typed twice covers itself.
    .replace(/([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1+/g, '$1')
    // A tone or THANTHAKHAT typed before the vowel above or below, or after the vowel behind.
    .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e39])/g, '$2$1')
    .replace(/([\u0e30\u0e32\u0e33])([\u0e48-\u0e4b])/g, '$2$1')
    // SARA AM as NIKHAHIT and SARA AA.
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32|([\u0e48-\u0e4b])\u0e4d\u0e32/g, '$1$2\u0e33');
