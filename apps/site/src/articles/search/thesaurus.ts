import { lookUp, termsIn, normalise } from './terms.ts';

/** A word or phrase of the thesaurus. */
export interface Synonym {
  text: string;
  /** Its lookup key. */
  key: string;
  words: readonly string[];
}

/** Groups of synonyms, indexed by each of their words and phrases. */
export class Thesaurus {
  readonly #groups = new Map<string, Synonym[][]>();
  readonly #keys: string[] = [];
  /** In the given order, without entries that have no letters. */
  readonly groups: readonly (readonly Synonym[])[];
  /** Longer keys without tone marks, which are often mistyped. */
  readonly #byLetters = new Map<string, Synonym>();

  /** @param groups comma-separated words and phrases, one string per group */
  constructor(groups: readonly string[]) {
    this.groups = groups.map(synonymsIn);
    for (const synonyms of this.groups) {
      for (const own of synonyms) {
        const { key } = own;
        const others = synonyms.filter((synonym) => synonym.key !== key);
        const before = this.#groups.get(key);
        if (before) before.push(others);
        else {
          this.#groups.set(key, [others]);
          this.#keys.push(key);
          if (key.length >= SHORTEST_UNMARKED) this.#byLetters.set(unmarked(key), own);
        }
      }
    }
  }

  has(key: string): boolean {
    return this.#groups.has(key) || this.#alike(key) !== undefined;
  }

  /** Returns the entry that differs only in tone marks. */
  #alike(key: string): Synonym | undefined {
    return key.length < SHORTEST_UNMARKED ? undefined : this.#byLetters.get(unmarked(key));
  }

  /** Returns the synonyms of a word or phrase. */
  synonyms(key: string): Synonym[] {
    const own = this.#groups.get(key);
    const alike = own ? undefined : this.#alike(key);
    const all = [
      ...(own ?? this.#groups.get(alike?.key ?? '') ?? []).flat(),
      ...(alike ? [alike] : []),
    ];
    return [...new Map(all.map((synonym) => [synonym.key, synonym])).values()];
  }

  /** All lookup keys. */
  keys(): readonly string[] {
    return this.#keys;
  }
}

/** In shorter words tone marks, ็ and ์ are distinctive. */
const SHORTEST_UNMARKED = 7;
const unmarked = (key: string) => key.replace(/[็-๎]/g, '');

const synonymsIn = (group: string): Synonym[] =>
  group
    .split(',')
    .map((phrase) => ({
      text: phrase.trim(),
      key: lookUp(phrase),
      words: termsIn(normalise(phrase)).map(({ word }) => word),
    }))
    .filter(({ key }) => key !== '');
