import type { Database } from '../../storage/sql.ts';
import { type Entry, type Postings, readEntries, readPostings } from './read-index.ts';
import { Spellings } from './spellings.ts';
import { stopWords } from './stop-words.ts';
import { normalise, termsIn } from './terms.ts';
import type { Thesaurus } from './thesaurus.ts';

const NONE: Postings = new Map();

/** In-memory inverted index of all articles, immutable. */
export class WordIndex {
  readonly thesaurus: Thesaurus;
  /** By id. */
  readonly entries: ReadonlyMap<number, Entry>;
  /** When the newest article was published. */
  readonly newest: number;
  readonly spellings: Spellings;
  /** The words of synonym groups that match an article. */
  readonly knownWords: readonly string[];
  readonly #postings: ReadonlyMap<string, Postings>;

  constructor(database: Database, thesaurus: Thesaurus) {
    this.thesaurus = thesaurus;
    this.entries = readEntries(database);
    const moments = [...this.entries.values()].map(({ publishedAt = 0 }) => publishedAt);
    this.newest = Math.max(0, ...moments);
    this.#postings = readPostings(database);
    this.spellings = new Spellings([...this.#postings.keys(), ...thesaurus.keys()], (word) =>
      this.count(word),
    );
    this.knownWords = thesaurus.groups.flatMap((group) =>
      group.length > 1 && group.some(({ words }) => words.every((word) => this.count(word) > 0))
        ? group.map(({ text }) => text)
        : [],
    );
  }

  /** Returns how many articles contain a word. */
  count(word: string): number {
    return this.postings(word).size;
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
    return [...this.#postings.keys()]
      .filter((word) => word.startsWith(start))
      .sort((a, b) => this.count(b) - this.count(a) || (a < b ? -1 : 1))
      .slice(0, limit);
  }
}
