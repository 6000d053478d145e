import { misheard, misspelling, skeleton, spelledOut, spoken } from '@clinicdee/thai';

/** A word that may be meant, and how far from it what was typed is. */
export interface Meant {
  word: string;
  /** Letters that are wrong (`misspelling`). */
  cost: number;
}

/** From so many consonants on one of them may be missing, too many, or another. */
const SHORTEST_FUZZY = 3;
const LONGEST_WORD = 24;
/** What is shorter may be the beginning of anything. */
const SHORTEST_TYPED = 2;
/** Readings that are nearly as good as the best stand beside it. */
const NEARLY = 0.3;
const MOST_READINGS = 3;
/** What is spelt out letter by letter is hardly ever anything else. */
const SPELLED_OUT = 0.1;

const isThai = (word: string) => /[ก-๎]/.test(word);

/**
 * Words that are found however they are spelled: by their consonants, one of which may be wrong, in their
 * own script or in the other. A word is kept under its consonants and under what is left of them without
 * any one (as in SymSpell), so that a search compares some dozens of words, not all.
 */
export class Spellings {
  readonly #words = new Set<string>();
  readonly #byKey = new Map<string, string[]>();
  /** How each word sounds. */
  readonly #said = new Map<string, string>();
  readonly #countOf: (word: string) => number;
  readonly #isMeant: (word: string) => boolean;
  /** What has been asked before: a search looks at many stretches of a text, and people mistype alike. */
  readonly #asked = new Map<string, readonly Meant[]>();

  /**
   * @param countOf in how many articles a word stands
   * @param isMeant whether an article has another word for it
   */
  constructor(countOf: (word: string) => number, isMeant: (word: string) => boolean) {
    this.#countOf = countOf;
    this.#isMeant = isMeant;
  }

  /** Has a word found, once. */
  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    if (/^\d/.test(word) || word.length > LONGEST_WORD) return;
    const said = spoken(word);
    this.#said.set(word, said);
    for (const key of keysOf(word, said)) {
      const alike = this.#byKey.get(key);
      if (alike) alike.push(word);
      else this.#byKey.set(key, [word]);
    }
  }

  /** The words that may be meant by what was typed, the nearest first; none when nothing is near. */
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
    const said = spoken(typed);
    const meant: Meant[] = [];
    for (const word of this.#withKeysOf(typed, said)) {
      if (Math.abs(word.length - typed.length) > 2 + limit * 2 || word === typed) continue;
      if (isTooShort(word)) continue;
      const isForeign = isThai(word) !== isThai(typed);
      if (isForeign && this.#consonants(said, word) < FEWEST_FOREIGN) continue;
      const most = isForeign ? OTHER_SCRIPT * this.#consonants(said, word) : limit;
      const cost = isForeign
        ? misheard(said, this.#spoken(word), most)
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
    // Of what is equally near, the more usual.
    meant.sort((a, b) => a.cost - b.cost || this.#countOf(b.word) - this.#countOf(a.word));
    const best = meant[0]?.cost ?? 0;
    return meant.filter(({ cost }) => cost <= best + NEARLY).slice(0, MOST_READINGS);
  }

  /** How the other script writes a word: คลาวด์ for cloud. */
  inOtherScript(word: string): readonly string[] {
    const key = skeleton(spoken(word));
    if (key.length < SHORTEST_FUZZY) return [];
    return (this.#byKey.get(key) ?? []).filter(
      (other) =>
        isThai(other) !== isThai(word) &&
        skeleton(spoken(other)) === key &&
        misspelling(word, other) <= SAME_IN_BOTH * key.length,
    );
  }

  #spoken(word: string): string {
    return this.#said.get(word) ?? spoken(word);
  }

  /** How many consonants both have at least. */
  #consonants(said: string, word: string): number {
    return Math.min(skeleton(said).length, skeleton(this.#spoken(word)).length);
  }

  #withKeysOf(typed: string, said: string): Set<string> {
    return new Set([...keysOf(typed, said)].flatMap((key) => this.#byKey.get(key) ?? []));
  }
}

const MOST_ASKED = 5000;
/** For each consonant, so much may sound otherwise in the other script; and of a word that is known. */
const OTHER_SCRIPT = 0.15;
const SAME_IN_BOTH = 0.11;
/** Of equally near words, that of the same script is meant, and one that some article has. */
const FOREIGN = 0.5;
const NOWHERE = 0.15;

/** Of a short word little may be otherwise: what only sounds alike is another word then. */
function limitFor(typed: string): number {
  const { length } = withoutMarks(typed);
  if (length <= 3) return 0.2 * length;
  return Math.min(3, Math.max(1, 0.28 * length));
}

/** Whether a word has too few letters to be what somebody meant who typed otherwise: anything is near it. */
export const isTooShort = (word: string): boolean => withoutMarks(word).length < SHORTEST_MEANT;
const SHORTEST_MEANT = 3;
/** Fewer consonants in the other script sound like any word with them. */
const FEWEST_FOREIGN = 3;

const withoutMarks = (word: string) => word.replace(/[็-๎]/g, '');

/** Under what a word is kept and looked for: its consonants, its letters if they are few, and either without one. */
function keysOf(word: string, said: string): Set<string> {
  const key = skeleton(said);
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

/** Of words with so few letters consonants alone say too little. */
const FEW_LETTERS = 6;
