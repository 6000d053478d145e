/** A folded text with a map of its offsets to the original. */
export interface Folded {
  text: string;
  /** The offset in the original of each character, and of the end. */
  offsets: number[];
}

/* Sequences with several spellings that read the same. Other ASCII and Thai characters are only lowercased. */
const special = new RegExp(
  [
    // SARA AM as NIKHAHIT and SARA AA, with the tone inside, before or after.
    '\u0e4d(?<tone1>[\u0e48-\u0e4b])\u0e32',
    '(?<tone2>[\u0e48-\u0e4b])\u0e4d\u0e32',
    '(?<plain>\u0e4d\u0e32)',
    '\u0e33(?<tone3>[\u0e48-\u0e4b])',
    // A tone or THANTHAKHAT typed before the vowel above or below, or a tone after the vowel behind.
    '(?<tone4>[\u0e48-\u0e4c])(?<vowel>[\u0e31\u0e34-\u0e39])',
    '(?<behind>[\u0e30\u0e32\u0e45])(?<tone5>[\u0e48-\u0e4b])',
    // A mark typed twice, which covers itself.
    '(?<mark>[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\\k<mark>+',
    '(?<longAa>\u0e45)',
    // Two SARA E look like SARA AE.
    '(?<twoE>\u0e40\u0e40)',
    '(?<digit>[\u0e50-\u0e59])',
    '(?<invisible>\\p{Default_Ignorable_Code_Point}+)',
    '(?<space>[\\s\u0000-\u001f\u007f]+)',
    '(?<dash>(?!-)\\p{Pd})',
    '(?<other>[A-Za-z][\u0300-\u036f]+|[^\u0000-\u007f\u0e00-\u0e7f])',
  ].join('|'),
  'gu',
);

/**
 * Normalises a text so that spellings that read the same compare equal: SARA AM, order and repetition of marks, เเ for
 * แ, ๅ for า, Thai digits, letter case, dashes, invisible characters, runs of spaces.
 */
export function fold(text: string): string {
  return text.toLowerCase().replace(special, (...args: unknown[]) => {
    return replacement(String(args[0]), args.at(-1) as Record<string, string | undefined>);
  });
}

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
    const result = replacement(match[0].toLowerCase(), match.groups ?? {});
    offsets.push(...new Array<number>(result.length).fill(match.index));
    folded += result;
    done = match.index + match[0].length;
  }
  copy(text.length);
  offsets.push(text.length);
  return { text: folded, offsets };
}

function replacement(found: string, groups: Record<string, string | undefined>): string {
  const { tone1, tone2, plain, tone3, tone4, tone5, vowel, behind, mark, longAa } = groups;
  const { twoE, digit, space, invisible, dash } = groups;
  const tone = tone1 ?? tone2 ?? tone3;
  if (tone !== undefined) return `${tone}\u0e33`;
  if (plain !== undefined) return '\u0e33';
  if (tone4 !== undefined) return `${vowel ?? ''}${tone4}`;
  if (behind !== undefined) return `${tone5 ?? ''}${behind.replace('\u0e45', '\u0e32')}`;
  if (mark !== undefined) return mark;
  if (longAa !== undefined) return '\u0e32';
  if (dash !== undefined) return '-';
  if (twoE !== undefined) return '\u0e41';
  if (digit !== undefined) return String(digit.charCodeAt(0) - 0x0e50);
  if (invisible !== undefined) return '';
  if (space !== undefined) return ' ';
  return found.normalize('NFKC').toLowerCase();
}
