import { lookUp, termsIn, normalise } from './terms.ts';

/** A word or a phrase of the thesaurus. */
export interface Synonym {
  /** As it is looked up. */
  key: string;
  /** The words that it consists of. */
  words: readonly string[];
}

/** What means the same: groups of words and phrases, looked up by each of them. */
export class Thesaurus {
  readonly #groups = new Map<string, Synonym[][]>();
  readonly #keys: string[] = [];

  /** @param groups words and phrases with commas between, one group a string */
  constructor(groups: readonly string[]) {
    for (const group of groups) {
      const synonyms = group
        .split(',')
        .map((phrase) => ({
          key: lookUp(phrase),
          words: termsIn(normalise(phrase)).map(({ word }) => word),
        }))
        .filter(({ key }) => key !== '');
      for (const { key } of synonyms) {
        const others = synonyms.filter((synonym) => synonym.key !== key);
        const before = this.#groups.get(key);
        if (before) before.push(others);
        else {
          this.#groups.set(key, [others]);
          this.#keys.push(key);
        }
      }
    }
  }

  has(key: string): boolean {
    return this.#groups.has(key);
  }

  /** What else is said for a word; nothing when the thesaurus does not have it. */
  synonyms(key: string): Synonym[] {
    const all = (this.#groups.get(key) ?? []).flat();
    return [...new Map(all.map((synonym) => [synonym.key, synonym])).values()];
  }

  /** Everything that it has, as it is looked up. */
  keys(): readonly string[] {
    return this.#keys;
  }
}
