import {
  phoneticDistance,
  misspelling,
  consonantKey,
  spelledOut,
  phoneticKey,
} from '@clinicdee/thai';

/** A correction with its distance from the typed word. */
export interface Correction {
  word: string;
  /** Weighted wrong letters (`misspelling`). */
  cost: number;
}

/** Consonants from which one may be missing, additional or different. */
const MIN_FUZZY_CONSONANTS = 3;
const MAX_WORD_LENGTH = 24;
const MIN_TYPED_LENGTH = 2;
/** Corrections within this cost of the best one are returned too. */
const COST_MARGIN = 0.3;
const MAX_CORRECTIONS = 3;
/** Cost of a word spelled out letter by letter, which is hardly ever ambiguous. */
const SPELLED_OUT = 0.1;

const isThai = (word: string) => /[ก-๎]/.test(word);

/**
 * Fuzzy lookup of words by their consonants, one of which may be wrong, across Thai and Latin script. Indexes
 * each word by its consonants and by their deletions (as SymSpell does), so that a lookup compares some dozens
 * of words.
 */
export class Spellings {
  readonly #words: ReadonlySet<string>;
  readonly #byKey = new Map<string, string[]>();
  /** Phonetic form of each word. */
  readonly #phonetics = new Map<string, string>();
  readonly #countOf: (word: string) => number;
  readonly #hasSynonym: (word: string) => boolean;
  /** Cache: one query looks up many stretches, and misspellings recur. */
  readonly #cache = new Map<string, readonly Correction[]>();

  /**
   * @param countOf returns how many articles contain a word
   * @param hasSynonym whether an article contains a synonym
   */
  constructor(
    words: readonly string[],
    countOf: (word: string) => number,
    hasSynonym: (word: string) => boolean,
  ) {
    this.#countOf = countOf;
    this.#hasSynonym = hasSynonym;
    this.#words = new Set(words);
    for (const word of this.#words) {
      if (/^\d/.test(word) || word.length > MAX_WORD_LENGTH) continue;
      const phonetic = phoneticKey(word);
      this.#phonetics.set(word, phonetic);
      for (const key of keysOf(word, phonetic)) {
        const similar = this.#byKey.get(key);
        if (similar) similar.push(word);
        else this.#byKey.set(key, [word]);
      }
    }
  }

  /** Returns corrections of a typed word, the nearest first. */
  corrections(typed: string): readonly Correction[] {
    const cached = this.#cache.get(typed);
    if (cached) return cached;
    const found = this.#find(typed);
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(typed, found);
    return found;
  }

  #find(typed: string): readonly Correction[] {
    if (typed.length < MIN_TYPED_LENGTH) return [];
    const letters = spelledOut(typed);
    if (letters !== undefined && this.#words.has(letters)) {
      return [{ word: letters, cost: SPELLED_OUT }];
    }
    const limit = limitFor(typed);
    const phonetic = phoneticKey(typed);
    const found: Correction[] = [];
    for (const word of this.#candidates(typed, phonetic)) {
      if (Math.abs(word.length - typed.length) > 2 + limit * 2 || word === typed) continue;
      if (isTooShort(word)) continue;
      const isOtherScript = isThai(word) !== isThai(typed);
      if (isOtherScript && this.#consonants(phonetic, word) < MIN_CONSONANTS) continue;
      const maxCost = isOtherScript
        ? MAX_PHONETIC_DISTANCE * this.#consonants(phonetic, word)
        : limit;
      const cost = isOtherScript
        ? phoneticDistance(phonetic, this.#phoneticOf(word), maxCost)
        : misspelling(typed, word, maxCost);
      if (cost > maxCost) continue;
      found.push({
        word,
        cost:
          cost +
          (isOtherScript ? OTHER_SCRIPT_COST : 0) +
          (this.#countOf(word) > 0 || this.#hasSynonym(word) ? 0 : UNUSED_COST),
      });
    }
    // Among equally near words, the more frequent first.
    found.sort((a, b) => a.cost - b.cost || this.#countOf(b.word) - this.#countOf(a.word));
    const best = found[0]?.cost ?? 0;
    return found.filter(({ cost }) => cost <= best + COST_MARGIN).slice(0, MAX_CORRECTIONS);
  }

  /** Returns transcriptions of a word in the other script: คลาวด์ for cloud. */
  inOtherScript(word: string): readonly string[] {
    const key = consonantKey(phoneticKey(word));
    if (key.length < MIN_FUZZY_CONSONANTS) return [];
    return (this.#byKey.get(key) ?? []).filter(
      (other) =>
        isThai(other) !== isThai(word) &&
        consonantKey(phoneticKey(other)) === key &&
        misspelling(word, other) <= MAX_TRANSCRIPTION_DISTANCE * key.length,
    );
  }

  #phoneticOf(word: string): string {
    return this.#phonetics.get(word) ?? phoneticKey(word);
  }

  /** The smaller of the two consonant counts. */
  #consonants(phonetic: string, word: string): number {
    return Math.min(consonantKey(phonetic).length, consonantKey(this.#phoneticOf(word)).length);
  }

  #candidates(typed: string, phonetic: string): Set<string> {
    return new Set([...keysOf(typed, phonetic)].flatMap((key) => this.#byKey.get(key) ?? []));
  }
}

const MAX_CACHED = 5000;
/** Maximum phonetic distance per consonant in the other script, and that of a known word's transcription. */
const MAX_PHONETIC_DISTANCE = 0.15;
const MAX_TRANSCRIPTION_DISTANCE = 0.11;
/** Extra cost of a word in the other script, and of one that no article contains. */
const OTHER_SCRIPT_COST = 0.5;
const UNUSED_COST = 0.15;

/** Returns the maximum distance, which is small for short words. */
function limitFor(typed: string): number {
  const { length } = withoutMarks(typed);
  if (length <= 3) return 0.2 * length;
  return Math.min(3, Math.max(1, 0.28 * length));
}

/** Whether a word is too short to be a correction: too many words are near it. */
export const isTooShort = (word: string): boolean => withoutMarks(word).length < MIN_LETTERS;
const MIN_LETTERS = 3;
/** Minimum consonants for a match across scripts. */
const MIN_CONSONANTS = 3;

const withoutMarks = (word: string) => word.replace(/[็-๎]/g, '');

/** Returns the index keys of a word: its consonants, its letters if few, and the deletions of both. */
function keysOf(word: string, phonetic: string): Set<string> {
  const key = consonantKey(phonetic);
  const keys = new Set<string>();
  if (key.length >= 2 || (key !== '' && word.length <= 4)) keys.add(key);
  if (key.length >= MIN_FUZZY_CONSONANTS) addDeletions(key, keys);
  const letters = withoutMarks(word);
  if (letters.length > 2 && letters.length <= MAX_LETTER_KEY) {
    keys.add(`=${letters}`);
    addDeletions(`=${letters}`, keys);
  }
  return keys;
}

function addDeletions(key: string, keys: Set<string>): void {
  for (let at = 0; at < key.length; at++) keys.add(key.slice(0, at) + key.slice(at + 1));
}

/** Words up to this length are also indexed by all letters, since their consonants are ambiguous. */
const MAX_LETTER_KEY = 6;
