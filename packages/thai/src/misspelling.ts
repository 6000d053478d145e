import { phoneticKey } from './phonetic-key.ts';

/** Cost of a one-letter edit; unrelated letters cost 1. */
const COST = {
  /** Tone marks, ็ and ์: omitted, inserted or replaced. */
  mark: 0.15,
  /** Letters of the same sound, and long and short vowels. */
  alike: 0.25,
  /** ร and ล next to another consonant, อ and ห. */
  weak: 0.45,
  /** A letter silenced by ์. */
  silent: 0.2,
  vowel: 0.6,
  /** Letters of the same sound at the end of a word: ใบเส็ด, พิเสด. */
  end: 0.3,
  /** Two adjacent letters transposed. */
  transposed: 0.5,
  /** A doubled letter. */
  doubled: 0.3,
  /** Between scripts: a similar vowel; a different or missing vowel. */
  nearVowel: 0.3,
  farVowel: 0.5,
};

const groups = 'ศษสซ ณน ใไ ญย ฎฏดตทธถฐฑฒ ปบภผพ ฟฝ กขคฆ จชฉฌ รลฬ หฮ ิี ึื ุู ะัา เแ vw sz ck iy'.split(' ');

/* Properties of letters by code: a search compares thousands of words, too many for regular expressions. */
const MARK = 1;
const VOWEL = 2;
const WEAK = 4;
const LAST = 0x0e5f;
const SILENCER = '์'.charCodeAt(0);
const kinds = new Uint8Array(LAST + 1);
const alike = new Uint8Array(LAST + 1);
for (let code = 0; code <= LAST; code++) {
  const letter = String.fromCharCode(code);
  kinds[code] =
    (/[็-๎]/.test(letter) ? MARK : 0) |
    (/[ะ-ฺเ-ๅaeiouy]/.test(letter) ? VOWEL : 0) |
    (/[รลอหh]/.test(letter) ? WEAK : 0);
  alike[code] = groups.findIndex((group) => group.includes(letter)) + 1;
}

const kindOf = (code: number) => kinds[code] ?? 0;

function substitutionCost(a: number, b: number): number {
  if (a === b) return 0;
  const both = kindOf(a) & kindOf(b);
  if (both & MARK) return COST.mark;
  const group = alike[a] ?? 0;
  if (group > 0 && group === alike[b]) return COST.alike;
  return both & VOWEL ? COST.vowel : 1;
}

/** Cost of inserting or deleting the letter at an index. */
function gapCost(text: string, at: number): number {
  const letter = text.charCodeAt(at);
  const kind = kindOf(letter);
  if (kind & MARK) return COST.mark;
  if (at > 0 && letter === text.charCodeAt(at - 1)) return COST.doubled;
  if (text.charCodeAt(at + 1) === SILENCER) return COST.silent;
  if (kind & WEAK) return COST.weak;
  return kind & VOWEL ? COST.vowel : 1;
}

/** In a {@link phoneticKey} vowels are lower-case letters. */
const isKeyVowel = (code: number) => code >= 97 && code <= 122;
const pair = (a: number, b: number) => (a << 8) | b;
const nearVowels = new Set(
  'ie ei ae ea ao oa au ua ou uo'
    .split(' ')
    .map((two) => pair(two.charCodeAt(0), two.charCodeAt(1))),
);

function soundSubstitutionCost(a: number, b: number): number {
  if (a === b) return 0;
  if (!isKeyVowel(a) || !isKeyVowel(b)) return 1;
  return nearVowels.has(pair(a, b)) ? COST.nearVowel : COST.farVowel;
}

const soundGapCost = (text: string, at: number) =>
  isKeyVowel(text.charCodeAt(at)) ? COST.farVowel : 1;

const isThai = (word: string) => /[ก-๎]/.test(word);

/**
 * Returns the edit distance between a spelling and a word, in wrong letters; common confusions cost less
 * than 1. Words in different scripts are compared by sound.
 */
export function misspelling(typed: string, word: string): number {
  if (isThai(typed) === isThai(word)) {
    const adapted = withEndingOf(typed, word);
    const cost = adapted === typed ? 0 : COST.end;
    return cost + distance(adapted, word, substitutionCost, gapCost);
  }
  return distance(phoneticKey(typed), phoneticKey(word), soundSubstitutionCost, soundGapCost);
}

/** Letters with the same sound at the end of a syllable. */
const ends = ['กขคฆ', 'จชซฎฏฐฑฒดตถทธศษส', 'ญณนรลฬ', 'บปพฟภ'];
const endOf = (letter: string) => ends.findIndex((group) => group.includes(letter));

/** Replaces the last letter of a typed text by that of a word when both sound the same. */
function withEndingOf(typed: string, word: string): string {
  const own = typed.at(-1) ?? '';
  const other = word.at(-1) ?? '';
  if (own === other || alike[own.charCodeAt(0)] === alike[other.charCodeAt(0)]) return typed;
  const end = endOf(own);
  return end >= 0 && end === endOf(other) ? typed.slice(0, -1) + other : typed;
}

/** Longest supported word; the rows are reused. */
const LONGEST = 128;
const rows = [0, 1, 2].map(() => new Float64Array(LONGEST + 1));

/** Weighted Damerau–Levenshtein distance (optimal string alignment). */
function distance(
  from: string,
  to: string,
  substitution: (a: number, b: number) => number,
  gap: (text: string, at: number) => number,
): number {
  if (to.length > LONGEST) return Infinity;
  let [before, row, next] = rows as [Float64Array, Float64Array, Float64Array];
  row[0] = 0;
  for (let j = 0; j < to.length; j++) row[j + 1] = (row[j] ?? 0) + gap(to, j);
  for (let i = 0; i < from.length; i++) {
    const letter = from.charCodeAt(i);
    const deletion = gap(from, i);
    next[0] = (row[0] ?? 0) + deletion;
    for (let j = 0; j < to.length; j++) {
      const target = to.charCodeAt(j);
      let cost = Math.min(
        (row[j] ?? 0) + substitution(letter, target),
        (row[j + 1] ?? 0) + deletion,
        (next[j] ?? 0) + gap(to, j),
      );
      if (i > 0 && j > 0 && letter === to.charCodeAt(j - 1) && from.charCodeAt(i - 1) === target) {
        cost = Math.min(cost, (before[j - 1] ?? 0) + COST.transposed);
      }
      next[j + 1] = cost;
    }
    [before, row, next] = [row, next, before];
  }
  return row[to.length] ?? 0;
}
