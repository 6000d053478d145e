import { lookupKey, termsIn, normalise } from './terms.ts';

/** A word or phrase of the thesaurus. */
export interface Synonym {
  text: string;
  /** Its lookup key. */
  key: string;
  words: readonly string[];
}

/** Groups of synonyms, indexed by each of their words and phrases. */
export class Thesaurus {
  /** The synonyms of each key by their own keys. */
  readonly #synonyms = new Map<string, Map<string, Synonym>>();
  /** In the given order, without entries that have no letters. */
  readonly groups: readonly (readonly Synonym[])[];

  /** @param groups comma-separated words and phrases, one string per group */
  constructor(groups: readonly string[]) {
    this.groups = groups.map(synonymsIn);
    for (const synonyms of this.groups) {
      for (const { key } of synonyms) {
        const all = this.#synonyms.get(key) ?? new Map<string, Synonym>();
        for (const synonym of synonyms) if (synonym.key !== key) all.set(synonym.key, synonym);
        this.#synonyms.set(key, all);
      }
    }
  }

  has(key: string): boolean {
    return this.#synonyms.has(key);
  }

  /** Returns the synonyms of a word or phrase. */
  synonyms(key: string): Synonym[] {
    return [...(this.#synonyms.get(key)?.values() ?? [])];
  }

  /** All lookup keys. */
  keys(): string[] {
    return [...this.#synonyms.keys()];
  }
}

const synonymsIn = (group: string): Synonym[] =>
  group
    .split(',')
    .map((phrase) => ({
      text: phrase.trim(),
      key: lookupKey(phrase),
      words: termsIn(normalise(phrase)).map(({ word }) => word),
    }))
    .filter(({ key }) => key !== '');
