import {
  phoneticDistance,
  misspelling,
  consonantKey,
  spelledOut,
  phoneticKey,
} from '@clinicdee/thai';

/** A correction with its distance from the typed word. */
export interface Meant {
  word: string;
  /** Weighted wrong letters (`misspelling`). */
  cost: number;
}

/** Consonants from which one may be missing, additional or different. */
const SHORTEST_FUZZY = 3;
const LONGEST_WORD = 24;
const SHORTEST_TYPED = 2;
/** Corrections within this cost of the best one are returned too. */
const NEARLY = 0.3;
const MOST_READINGS = 3;
/** Cost of a word spelled out letter by letter, which is hardly ever ambiguous. */
const SPELLED_OUT = 0.1;

const isThai = (word: string) => /[ก-๎]/.test(word);

/**
 * Fuzzy lookup of words by their consonants, one of which may be wrong, across Thai and Latin script. Indexes
 * each word by its consonants and by their deletions (as SymSpell does), so that a lookup compares some dozens
 * of words.
 */
export class Spellings {
  readonly #words = new Set<string>();
  readonly #byKey = new Map<string, string[]>();
  /** Phonetic form of each word. */
  readonly #said = new Map<string, string>();
  readonly #countOf: (word: string) => number;
  readonly #isMeant: (word: string) => boolean;
  /** Cache: one query looks up many stretches, and misspellings recur. */
  readonly #asked = new Map<string, readonly Meant[]>();

  /**
   * @param countOf returns how many articles contain a word
   * @param isMeant whether an article contains a synonym
   */
  constructor(countOf: (word: string) => number, isMeant: (word: string) => boolean) {
    this.#countOf = countOf;
    this.#isMeant = isMeant;
  }

  /** Indexes a word; does nothing the second time. */
  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    if (/^\d/.test(word) || word.length > LONGEST_WORD) return;
    const said = phoneticKey(word);
    this.#said.set(word, said);
    for (const key of keysOf(word, said)) {
      const alike = this.#byKey.get(key);
      if (alike) alike.push(word);
      else this.#byKey.set(key, [word]);
    }
  }

  /** Returns corrections of a typed word, the nearest first. */
  near(typed: string): readonly Meant[] {
    const known = this.#asked.get(typed);
    if (known) return known;
    const found = this.#near(typed);
    if (this.#asked.size >= MOST_ASKED) this.#asked.clear();
    this.#asked.set(typed, found);
    return found;
  }

  #near(typed: string): readonly Meant[] {
    if (typed.length < SHORTEST_TYPED) return [];
    const letters = spelledOut(typed);
    if (letters !== undefined && this.#words.has(letters)) {
      return [{ word: letters, cost: SPELLED_OUT }];
    }
    const limit = limitFor(typed);
    const said = phoneticKey(typed);
    const meant: Meant[] = [];
    for (const word of this.#withKeysOf(typed, said)) {
      if (Math.abs(word.length - typed.length) > 2 + limit * 2 || word === typed) continue;
      if (isTooShort(word)) continue;
      const isForeign = isThai(word) !== isThai(typed);
      if (isForeign && this.#consonants(said, word) < FEWEST_FOREIGN) continue;
      const most = isForeign ? OTHER_SCRIPT * this.#consonants(said, word) : limit;
      const cost = isForeign
        ? phoneticDistance(said, this.#phoneticKey(word), most)
        : misspelling(typed, word, most);
      if (cost > most) continue;
      meant.push({
        word,
        cost:
          cost +
          (isForeign ? FOREIGN : 0) +
          (this.#countOf(word) > 0 || this.#isMeant(word) ? 0 : NOWHERE),
      });
    }
    // Among equally near words, the more frequent first.
    meant.sort((a, b) => a.cost - b.cost || this.#countOf(b.word) - this.#countOf(a.word));
    const best = meant[0]?.cost ?? 0;
    return meant.filter(({ cost }) => cost <= best + NEARLY).slice(0, MOST_READINGS);
  }

  /** Returns transcriptions of a word in the other script: คลาวด์ for cloud. */
  inOtherScript(word: string): readonly string[] {
    const key = consonantKey(phoneticKey(word));
    if (key.length < SHORTEST_FUZZY) return [];
    return (this.#byKey.get(key) ?? []).filter(
      (other) =>
        isThai(other) !== isThai(word) &&
        consonantKey(phoneticKey(other)) === key &&
        misspelling(word, other) <= SAME_IN_BOTH * key.length,
    );
  }

  #phoneticKey(word: string): string {
    return this.#said.get(word) ?? phoneticKey(word);
  }

  /** The smaller of the two consonant counts. */
  #consonants(said: string, word: string): number {
    return Math.min(consonantKey(said).length, consonantKey(this.#phoneticKey(word)).length);
  }

  #withKeysOf(typed: string, said: string): Set<string> {
    return new Set([...keysOf(typed, said)].flatMap((key) => this.#byKey.get(key) ?? []));
  }
}

const MOST_ASKED = 5000;
/** Maximum phonetic distance per consonant in the other script, and that of a known word's transcription. */
const OTHER_SCRIPT = 0.15;
const SAME_IN_BOTH = 0.11;
/** Extra cost of a word in the other script, and of one that no article contains. */
const FOREIGN = 0.5;
const NOWHERE = 0.15;

/** Returns the maximum distance, which is small for short words. */
function limitFor(typed: string): number {
  const { length } = withoutMarks(typed);
  if (length <= 3) return 0.2 * length;
  return Math.min(3, Math.max(1, 0.28 * length));
}

/** Whether a word is too short to be a correction: too many words are near it. */
export const isTooShort = (word: string): boolean => withoutMarks(word).length < SHORTEST_MEANT;
const SHORTEST_MEANT = 3;
/** Minimum consonants for a match across scripts. */
const FEWEST_FOREIGN = 3;

const withoutMarks = (word: string) => word.replace(/[็-๎]/g, '');

/** Returns the index keys of a word: its consonants, its letters if few, and the deletions of both. */
function keysOf(word: string, said: string): Set<string> {
  const key = consonantKey(said);
  const keys = new Set<string>();
  if (key.length >= 2 || (key !== '' && word.length <= 4)) keys.add(key);
  if (key.length >= SHORTEST_FUZZY) addWithoutOne(key, keys);
  const letters = withoutMarks(word);
  if (letters.length > 2 && letters.length <= FEW_LETTERS) {
    keys.add(`=${letters}`);
    addWithoutOne(`=${letters}`, keys);
  }
  return keys;
}

function addWithoutOne(key: string, keys: Set<string>): void {
  for (let at = 0; at < key.length; at++) keys.add(key.slice(0, at) + key.slice(at + 1));
}

/** Words up to this length are also indexed by all letters, since their consonants are ambiguous. */
const FEW_LETTERS = 6;
