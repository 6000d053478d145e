import type { Database } from '../../database/sql.ts';
import { type Entry, type Postings, readEntries, readPostings } from './read-index.ts';
import { Spellings } from './spellings.ts';
import { stopWords } from './stop-words.ts';
import { normalise, termsIn } from './terms.ts';
import type { Thesaurus } from './thesaurus.ts';

const A_YEAR = 365 * 86_400_000;
const NONE: Postings = { slots: [], weights: [] };

/** In-memory inverted index of all articles, immutable. An article's index in `entries` is its slot. */
export class WordIndex {
  readonly thesaurus: Thesaurus;
  readonly entries: readonly Entry[];
  /** Freshness of each article relative to the newest: 1/e after a year. */
  readonly freshness: Float64Array;
  readonly spellings: Spellings;
  /** The words of synonym groups that match an article. */
  readonly knownWords: readonly string[];
  readonly #slots: ReadonlyMap<number, number>;
  readonly #postings: ReadonlyMap<string, Postings>;
  /** Words of articles, sorted. */
  readonly #sorted: readonly string[];

  constructor(database: Database, thesaurus: Thesaurus) {
    this.thesaurus = thesaurus;
    this.entries = readEntries(database);
    const newest = this.entries.reduce((max, { publishedAt = 0 }) => Math.max(max, publishedAt), 0);
    this.freshness = Float64Array.from(this.entries, ({ publishedAt = 0 }) =>
      Math.exp(-((newest - publishedAt) / A_YEAR)),
    );
    this.#slots = new Map(this.entries.map(({ id }, slot) => [id, slot]));
    this.#postings = readPostings(database, this.#slots);
    this.#sorted = [...this.#postings.keys()].sort();
    this.spellings = new Spellings([...this.#postings.keys(), ...thesaurus.keys()], (word) =>
      this.count(word),
    );
    this.knownWords = thesaurus.groups.flatMap((group) =>
      group.length > 1 && group.some(({ words }) => words.every((word) => this.count(word) > 0))
        ? group.map(({ text }) => text)
        : [],
    );
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** Returns how many articles contain a word. */
  count(word: string): number {
    return this.postings(word).slots.length;
  }

  postings(word: string): Postings {
    return this.#postings.get(word) ?? NONE;
  }

  /** Whether an article or the thesaurus contains a word. */
  knows(word: string): boolean {
    return this.count(word) > 0 || this.thesaurus.has(word);
  }

  /** Whether a text has a known word, and all others are known or stop words. */
  knowsAll(text: string): boolean {
    const words = termsIn(normalise(text)).map(({ word }) => word);
    return (
      words.some((word) => this.knows(word)) &&
      words.every((word) => this.knows(word) || stopWords.has(word))
    );
  }

  /** Returns words with a prefix, the most frequent first. */
  beginningWith(start: string, limit: number): string[] {
    return this.#sorted
      .filter((word) => word.startsWith(start))
      .sort((a, b) => this.count(b) - this.count(a))
      .slice(0, limit);
  }
}
