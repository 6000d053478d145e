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
      for (const entry of synonyms) {
        const { key } = entry;
        const others = synonyms.filter((synonym) => synonym.key !== key);
        const existing = this.#groups.get(key);
        if (existing) existing.push(others);
        else {
          this.#groups.set(key, [others]);
          this.#keys.push(key);
          if (key.length >= MIN_UNMARKED_LENGTH) this.#byLetters.set(unmarked(key), entry);
        }
      }
    }
  }

  has(key: string): boolean {
    return this.#groups.has(key) || this.#findUnmarked(key) !== undefined;
  }

  /** Returns the entry that differs only in tone marks. */
  #findUnmarked(key: string): Synonym | undefined {
    return key.length < MIN_UNMARKED_LENGTH ? undefined : this.#byLetters.get(unmarked(key));
  }

  /** Returns the synonyms of a word or phrase. */
  synonyms(key: string): Synonym[] {
    const groups = this.#groups.get(key);
    const unmarkedMatch = groups ? undefined : this.#findUnmarked(key);
    const all = [
      ...(groups ?? this.#groups.get(unmarkedMatch?.key ?? '') ?? []).flat(),
      ...(unmarkedMatch ? [unmarkedMatch] : []),
    ];
    return [...new Map(all.map((synonym) => [synonym.key, synonym])).values()];
  }

  /** All lookup keys. */
  keys(): readonly string[] {
    return this.#keys;
  }
}

/** In shorter words tone marks, ็ and ์ are distinctive. */
const MIN_UNMARKED_LENGTH = 7;
const unmarked = (key: string) => key.replace(/[็-๎]/g, '');

const synonymsIn = (group: string): Synonym[] =>
  group
    .split(',')
    .map((phrase) => ({
      text: phrase.trim(),
      key: lookupKey(phrase),
      words: termsIn(normalise(phrase)).map(({ word }) => word),
    }))
    .filter(({ key }) => key !== '');
