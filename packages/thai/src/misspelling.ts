import { spoken } from './phonetic-key.ts';

/** What a change of one letter costs; two letters that nobody takes for each other cost 1. */
const COST = {
  /** Tone marks, ็ and ์: left out, put in, or another. */
  mark: 0.15,
  /** Letters that are said alike, and long and short vowels. */
  alike: 0.25,
  /** ร and ล beside another consonant, อ and ห. */
  weak: 0.45,
  /** What ์ silences: nobody hears it. */
  silent: 0.2,
  vowel: 0.6,
  /** Letters that are said alike at the end of a word: ใบเส็ด, พิเสด. */
  end: 0.3,
  /** Two letters that have changed places. */
  exchanged: 0.5,
  /** A letter twice. */
  doubled: 0.3,
  /** Where two scripts are compared: a vowel of a near kind, of a far one, or one that is not there. */
  nearVowel: 0.3,
  farVowel: 0.5,
};

const groups = 'ศษสซ ณน ใไ ญย ฎฏดตทธถฐฑฒ ปบภผพ ฟฝ กขคฆ จชฉฌ รลฬ หฮ ิี ึื ุู ะัา เแ vw sz ck iy'.split(' ');

/* What a letter is, by its code: a search compares some thousands of words, too many for expressions. */
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

function changed(one: number, other: number): number {
  if (one === other) return 0;
  const both = kindOf(one) & kindOf(other);
  if (both & MARK) return COST.mark;
  const group = alike[one] ?? 0;
  if (group > 0 && group === alike[other]) return COST.alike;
  return both & VOWEL ? COST.vowel : 1;
}

/** A letter that one has and the other has not. */
function alone(text: string, at: number): number {
  const letter = text.charCodeAt(at);
  const kind = kindOf(letter);
  if (kind & MARK) return COST.mark;
  if (at > 0 && letter === text.charCodeAt(at - 1)) return COST.doubled;
  if (text.charCodeAt(at + 1) === SILENCER) return COST.silent;
  if (kind & WEAK) return COST.weak;
  return kind & VOWEL ? COST.vowel : 1;
}

/** Kinds of vowels are small letters in what {@link spoken} gives. */
const isKindOfVowel = (code: number) => code >= 97 && code <= 122;
const pair = (one: number, other: number) => (one << 8) | other;
const nearVowels = new Set(
  'ie ei ae ea ao oa au ua ou uo'
    .split(' ')
    .map((two) => pair(two.charCodeAt(0), two.charCodeAt(1))),
);

function changedSound(one: number, other: number): number {
  if (one === other) return 0;
  if (!isKindOfVowel(one) || !isKindOfVowel(other)) return 1;
  return nearVowels.has(pair(one, other)) ? COST.nearVowel : COST.farVowel;
}

const aloneSound = (text: string, at: number) =>
  isKindOfVowel(text.charCodeAt(at)) ? COST.farVowel : 1;

const isThai = (word: string) => /[ก-๎]/.test(word);

/**
 * How far a spelling is from a word, in letters that are wrong; what people mistake for each other counts
 * a part of one. Words of two scripts are compared by how they sound.
 *
 * @param most from where on it matters no more how far: then some number above it, mostly sooner
 */
export function misspelling(typed: string, word: string, most = Infinity): number {
  if (isThai(typed) === isThai(word)) {
    const asTyped = endingLike(typed, word);
    const less = asTyped === typed ? 0 : COST.end;
    return less + distance(asTyped, word, changed, alone, most - less);
  }
  return misheard(spoken(typed), spoken(word), most);
}

/** Letters that end a syllable with the same sound. */
const ends = ['กขคฆ', 'จชซฎฏฐฑฒดตถทธศษส', 'ญณนรลฬ', 'บปพฟภ'];
const endOf = (letter: string) => ends.findIndex((group) => group.includes(letter));

/** What was typed, with the last letter of a word where it is said alike. */
function endingLike(typed: string, word: string): string {
  const [own, other] = [typed.at(-1) ?? '', word.at(-1) ?? ''];
  if (own === other || alike[own.charCodeAt(0)] === alike[other.charCodeAt(0)]) return typed;
  const end = endOf(own);
  return end >= 0 && end === endOf(other) ? typed.slice(0, -1) + other : typed;
}

/** The same of two that {@link spoken} gave, for whoever has them. */
export const misheard = (typed: string, word: string, most = Infinity): number =>
  distance(typed, word, changedSound, aloneSound, most);

/** Rows are used again; words are short. */
const LONGEST = 128;
const rows = [0, 1, 2].map(() => new Float64Array(LONGEST + 1));

/** Damerau and Levenshtein's distance with weights (optimal string alignment). */
function distance(
  one: string,
  other: string,
  change: (one: number, other: number) => number,
  lone: (text: string, at: number) => number,
  most: number,
): number {
  if (other.length > LONGEST) return Infinity;
  let [before, row, next] = rows as [Float64Array, Float64Array, Float64Array];
  row[0] = 0;
  for (let to = 0; to < other.length; to++) row[to + 1] = (row[to] ?? 0) + lone(other, to);
  let leastBefore = 0;
  for (let at = 0; at < one.length; at++) {
    const letter = one.charCodeAt(at);
    const without = lone(one, at);
    let leastOfRow = (next[0] = (row[0] ?? 0) + without);
    for (let to = 0; to < other.length; to++) {
      const beside = other.charCodeAt(to);
      let least = Math.min(
        (row[to] ?? 0) + change(letter, beside),
        (row[to + 1] ?? 0) + without,
        (next[to] ?? 0) + lone(other, to),
      );
      if (
        at > 0 &&
        to > 0 &&
        letter === other.charCodeAt(to - 1) &&
        one.charCodeAt(at - 1) === beside
      ) {
        least = Math.min(least, (before[to - 1] ?? 0) + COST.exchanged);
      }
      next[to + 1] = least;
      if (least < leastOfRow) leastOfRow = least;
    }
    // Nothing gets less on the way; two letters that change places come from the row before.
    if (leastOfRow > most && leastBefore > most) return leastOfRow;
    leastBefore = leastOfRow;
    [before, row, next] = [row, next, before];
  }
  return row[other.length] ?? 0;
}
