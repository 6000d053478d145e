import { consonantKey, misspelling, phoneticKey, spelledOut } from '@clinicdee/thai';

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
/** Cost of a word spelled out letter by letter, which is hardly ever ambiguous. */
const SPELLED_OUT = 0.1;

/** A Thai consonant that is written but silent, and often left out. */
const SILENT = /[ก-ฮ][ิุ]?์/g;

const isThai = (word: string) => /[ก-๎]/.test(word);

/**
 * Fuzzy lookup of words by their consonants, one of which may be wrong, and of transcriptions in the other
 * script. Indexes each word by its consonants and by their deletions (as SymSpell does), so that a lookup
 * compares some dozens of words.
 */
export class Spellings {
  readonly #words: ReadonlySet<string>;
  readonly #byKey = new Map<string, string[]>();
  readonly #countOf: (word: string) => number;

  /** @param countOf returns how many articles contain a word */
  constructor(words: readonly string[], countOf: (word: string) => number) {
    this.#countOf = countOf;
    this.#words = new Set(words);
    for (const word of this.#words) {
      if (/^\d/.test(word) || word.length > MAX_WORD_LENGTH) continue;
      for (const key of new Set([...keysOf(word), ...keysOf(word.replace(SILENT, ''))])) {
        const similar = this.#byKey.get(key);
        if (similar) similar.push(word);
        else this.#byKey.set(key, [word]);
      }
    }
  }

  /** Returns the nearest word to a typed one, among equally near words the most frequent. */
  correction(typed: string): Correction | undefined {
    if (typed.length < MIN_TYPED_LENGTH) return undefined;
    const letters = spelledOut(typed);
    if (letters !== undefined && this.#words.has(letters)) {
      return { word: letters, cost: SPELLED_OUT };
    }
    const limit = limitFor(typed);
    let best: Correction | undefined;
    for (const word of this.#candidates(typed)) {
      if (word === typed || isTooShort(word) || isThai(word) !== isThai(typed)) continue;
      const cost = misspelling(typed, word);
      if (cost > limit) continue;
      const isMoreFrequent = best && this.#countOf(word) > this.#countOf(best.word);
      if (!best || cost < best.cost || (cost === best.cost && isMoreFrequent)) {
        best = { word, cost };
      }
    }
    return best;
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

  #candidates(typed: string): Set<string> {
    return new Set([...keysOf(typed)].flatMap((key) => this.#byKey.get(key) ?? []));
  }
}

/** Maximum distance per consonant of a word's transcription. */
const MAX_TRANSCRIPTION_DISTANCE = 0.11;

/** Returns the maximum distance, which is small for short words. */
function limitFor(typed: string): number {
  const { length } = withoutMarks(typed);
  if (length <= 3) return 0.2 * length;
  return Math.min(3, Math.max(1, 0.28 * length));
}

/** Whether a word is too short to be a correction: too many words are near it. */
export const isTooShort = (word: string): boolean => withoutMarks(word).length < MIN_LETTERS;
const MIN_LETTERS = 3;
const withoutMarks = (word: string) => word.replace(/[็-๎]/g, '');

/** Returns the index keys of a word: its consonants, and their deletions. */
function keysOf(word: string): Set<string> {
  const consonants = consonantKey(phoneticKey(word));
  const isFuzzy = consonants.length >= MIN_FUZZY_CONSONANTS;
  if (!isFuzzy && (consonants.length === 0 || (consonants.length === 1 && word.length > 4))) {
    return new Set();
  }
  const deletions = Array.from(
    isFuzzy ? consonants : '',
    (_, at) => consonants.slice(0, at) + consonants.slice(at + 1),
  );
  return new Set([consonants, ...deletions]);
}
