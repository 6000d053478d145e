import type { Database } from '../../database/sql.ts';
import { type Entry, type Places, readEntries, readPlaces, readWords } from './read-index.ts';
import { Spellings } from './spellings.ts';
import { stopWords } from './stop-words.ts';
import { normalise, termsIn } from './terms.ts';
import type { Thesaurus } from './thesaurus.ts';

const A_YEAR = 365 * 86_400_000;

/** Articles by their place in the index, in its order, and what each of them counts, in steps of a weight. */
export interface Counted {
  slots: Uint32Array;
  counts: Uint8Array | Float32Array;
}

/** What an index is put together of. */
interface Parts {
  thesaurus: Thesaurus;
  entries: readonly Entry[];
  slotsOfArticles: ReadonlyMap<number, number>;
  ids: ReadonlyMap<string, number>;
  places: Places;
  /** The words that any article has. */
  words: readonly string[];
}

/**
 * All words of all articles in memory, for as long as the articles stay as they are: for each word in
 * which articles it stands and how much it counts there. Ten thousand articles take some 15 MB and a
 * third of a second to read.
 */
export class WordIndex {
  readonly thesaurus: Thesaurus;
  readonly entries: readonly Entry[];
  /** How fresh each article is beside the newest: a third of it after a year. */
  readonly freshness: Float64Array;
  readonly spellings: Spellings;
  readonly #slotsOfArticles: ReadonlyMap<number, number>;
  readonly #ids: ReadonlyMap<string, number>;
  readonly #places: Places;
  /** The words that any article has. */
  readonly #sorted: readonly string[];
  #known: readonly string[] | undefined;

  private constructor({ thesaurus, entries, slotsOfArticles, ids, words, places }: Parts) {
    this.thesaurus = thesaurus;
    this.entries = entries;
    const newest = entries.reduce((most, { publishedAt = 0 }) => Math.max(most, publishedAt), 0);
    this.freshness = Float64Array.from(entries, ({ publishedAt = 0 }) =>
      Math.exp(-((newest - publishedAt) / A_YEAR)),
    );
    this.#slotsOfArticles = slotsOfArticles;
    this.#ids = ids;
    this.#places = places;
    this.#sorted = words.toSorted();
    this.spellings = new Spellings(
      (word) => this.count(word),
      (word) => thesaurus.synonyms(word).some(({ key }) => this.count(key) > 0),
    );
  }

  /** Reads the articles. */
  static read(database: Database, thesaurus: Thesaurus): WordIndex {
    const entries = readEntries(database);
    const slotsOfArticles = new Map(entries.map(({ id }, slot) => [id, slot]));
    const { ids, size } = readWords(database);
    const places = readPlaces(database, slotsOfArticles, size);
    const words = [...ids].flatMap(([word, id]) => (countAt(places.starts, id) > 0 ? word : []));
    const index = new WordIndex({ thesaurus, entries, slotsOfArticles, ids, words, places });
    for (const word of [...words, ...thesaurus.keys()]) index.spellings.add(word);
    return index;
  }

  slotOf(id: number): number | undefined {
    return this.#slotsOfArticles.get(id);
  }

  /** In how many articles a word stands. */
  count(word: string): number {
    const id = this.#ids.get(word);
    return id === undefined ? 0 : countAt(this.#places.starts, id);
  }

  /** Every article in which a word stands, and how much it counts there. */
  counted(word: string): Counted {
    const id = this.#ids.get(word);
    const { starts, slots, counts } = this.#places;
    const from = id === undefined ? 0 : (starts[id] ?? 0);
    const to = from + this.count(word);
    return { slots: slots.subarray(from, to), counts: counts.subarray(from, to) };
  }

  /** Whether a word stands in an article, or means what may stand in one. */
  knows(word: string): boolean {
    return this.count(word) > 0 || this.thesaurus.has(word);
  }

  /**
   * The words of the groups of which an article has at least one: a search for any of them finds it. The same
   * array each time.
   */
  knownWords(): readonly string[] {
    this.#known ??= this.thesaurus.groups.flatMap((group) =>
      group.length > 1 && group.some(({ words }) => words.every((word) => this.count(word) > 0))
        ? group.map(({ text }) => text)
        : [],
    );
    return this.#known;
  }

  /** Whether a text has words, and each of them is known or makes a sentence. */
  knowsAll(text: string): boolean {
    const words = termsIn(normalise(text)).map(({ word }) => word);
    return (
      words.some((word) => this.knows(word)) &&
      words.every((word) => this.knows(word) || stopWords.has(word))
    );
  }

  /** The words that begin so, those in most articles first. */
  beginningWith(start: string, most: number): string[] {
    const words: string[] = [];
    for (let at = lowerBound(this.#sorted, start); at < this.#sorted.length; at++) {
      const word = this.#sorted[at] ?? '';
      if (!word.startsWith(start)) break;
      words.push(word);
    }
    return words.sort((a, b) => this.count(b) - this.count(a)).slice(0, most);
  }
}

/** In how many articles the word of a number stands. */
const countAt = (starts: Uint32Array, id: number): number =>
  (starts[id + 1] ?? 0) - (starts[id] ?? 0);

/** The first place in a sorted list that is not before a text. */
function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
