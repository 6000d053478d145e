import { spoken } from './spoken.ts';

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
  /** Two letters that have changed places. */
  exchanged: 0.5,
  /** A letter twice. */
  doubled: 0.3,
  /** Where two scripts are compared: a vowel of a near kind, of a far one, or one that is not there. */
  nearVowel: 0.3,
  farVowel: 0.5,
};

const groupsOf = (groups: string) =>
  new Map(groups.split(' ').flatMap((group, at) => Array.from(group, (one) => [one, at] as const)));
const alike = groupsOf('ศษสซ ณน ใไ ญย ฎฏดตทธถฐฑฒ ปบภผพ ฟฝ กขคฆ จชฉฌ รลฬ หฮ ิี ึื ุู ะัา เแ vw sz ck iy');

const isMark = (letter: string) => /[็-๎]/.test(letter);
const isVowel = (letter: string) => /[ะ-ฺเ-ๅaeiouy]/.test(letter);
const isWeak = (letter: string) => /[รลอหh]/.test(letter);

function changed(one: string, other: string): number {
  if (one === other) return 0;
  if (isMark(one) && isMark(other)) return COST.mark;
  const group = alike.get(one);
  if (group !== undefined && group === alike.get(other)) return COST.alike;
  return isVowel(one) && isVowel(other) ? COST.vowel : 1;
}

/** A letter that one has and the other has not. */
function alone(text: string, at: number): number {
  const letter = text[at] ?? '';
  if (isMark(letter)) return COST.mark;
  if (letter === text[at - 1]) return COST.doubled;
  if (text[at + 1] === '์') return COST.silent;
  if (isWeak(letter)) return COST.weak;
  return isVowel(letter) ? COST.vowel : 1;
}

const nearVowels = new Set('ie ei ae ea ao oa au ua ou uo'.split(' '));
const changedSound = (one: string, other: string) => {
  if (one === other) return 0;
  if (!/[a-z]/.test(one) || !/[a-z]/.test(other)) return 1;
  return nearVowels.has(one + other) ? COST.nearVowel : COST.farVowel;
};
const aloneSound = (text: string, at: number) => (/[a-z]/.test(text[at] ?? '') ? COST.farVowel : 1);

/**
 * How far a spelling is from a word, in letters that are wrong; what people mistake for each other counts
 * a part of one. Words of two scripts are compared by how they sound.
 */
export function misspelling(typed: string, word: string): number {
  if (/[ก-๎]/.test(typed) === /[ก-๎]/.test(word)) return distance(typed, word, changed, alone);
  return distance(spoken(typed), spoken(word), changedSound, aloneSound);
}

/** Damerau and Levenshtein's distance with weights (optimal string alignment). */
function distance(
  one: string,
  other: string,
  change: (one: string, other: string) => number,
  lone: (text: string, at: number) => number,
): number {
  let before: number[] = [];
  let row = [0];
  for (let to = 0; to < other.length; to++) row.push((row[to] ?? 0) + lone(other, to));
  for (let at = 0; at < one.length; at++) {
    const next = [(row[0] ?? 0) + lone(one, at)];
    const letter = one[at] ?? '';
    for (let to = 0; to < other.length; to++) {
      const beside = other[to] ?? '';
      let least = Math.min(
        (row[to] ?? 0) + change(letter, beside),
        (row[to + 1] ?? 0) + lone(one, at),
        (next[to] ?? 0) + lone(other, to),
      );
      if (at > 0 && to > 0 && letter === other[to - 1] && one[at - 1] === beside) {
        least = Math.min(least, (before[to - 1] ?? Infinity) + COST.exchanged);
      }
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
