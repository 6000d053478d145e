import { lookUp, termsIn, normalise } from './terms.ts';

/** A word or a phrase of the thesaurus. */
export interface Synonym {
  /** As it is written. */
  text: string;
  /** As it is looked up. */
  key: string;
  /** The words that it consists of. */
  words: readonly string[];
}

/** What means the same: groups of words and phrases, looked up by each of them. */
export class Thesaurus {
  readonly #groups = new Map<string, Synonym[][]>();
  readonly #keys: string[] = [];
  /** As they were given, but for what has nothing to be looked up. */
  readonly groups: readonly (readonly Synonym[])[];
  /** Longer keys by their letters without the marks that nobody types alike. */
  readonly #byLetters = new Map<string, Synonym>();

  /** @param groups words and phrases with commas between, one group a string */
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

  /** What is written so but for its marks. */
  #alike(key: string): Synonym | undefined {
    return key.length < SHORTEST_UNMARKED ? undefined : this.#byLetters.get(unmarked(key));
  }

  /** What else is said for a word; nothing when the thesaurus does not have it. */
  synonyms(key: string): Synonym[] {
    const own = this.#groups.get(key);
    const alike = own ? undefined : this.#alike(key);
    const all = [
      ...(own ?? this.#groups.get(alike?.key ?? '') ?? []).flat(),
      ...(alike ? [alike] : []),
    ];
    return [...new Map(all.map((synonym) => [synonym.key, synonym])).values()];
  }

  /** Everything that it has, as it is looked up. */
  keys(): readonly string[] {
    return this.#keys;
  }
}

/** Tone marks, ็ and ์ tell words of fewer letters apart. */
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
