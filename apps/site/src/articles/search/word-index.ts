import type { Database } from '../../sql.ts';
import { fold } from '../../thai/fold.ts';
import { lookUp, normalise, termsIn } from './terms.ts';
import { Spellings } from './spellings.ts';
import { stopWords } from './stop-words.ts';
import { STEPS } from './weigh.ts';
import type { Thesaurus } from './thesaurus.ts';

/** An article as far as its place among others tells. */
export interface Entry {
  id: number;
  /** Folded, as it stands and as it is looked up. */
  title: string;
  key: string;
  publishedAt: number | undefined;
  /** Places in the orders of the list. */
  place: number;
  tags: readonly string[];
}

/**
 * All words of all articles in memory, for as long as the articles stay as they are: for each word in
 * which articles it stands and how much it counts there. Ten thousand articles take some 15 MB and a
 * tenth of a second to read.
 */
export class WordIndex {
  /** Which articles these are; another text after every change of any of them. */
  readonly revision: string;
  readonly entries: readonly Entry[];
  /** Its time of publication, or when the oldest one was read. */
  readonly newest: number;
  readonly #ids = new Map<string, number>();
  readonly #slots = new Map<number, number>();
  /** For word n, its places are from `#starts[n]` to before `#starts[n + 1]`: article << 8 | weight. */
  readonly #starts: Uint32Array;
  readonly #places: Uint32Array;
  readonly #thesaurus: Thesaurus;
  #spellings: Spellings | undefined;
  #sorted: string[] | undefined;

  constructor(database: Database, revision: string, thesaurus: Thesaurus) {
    this.revision = revision;
    this.#thesaurus = thesaurus;
    this.entries = readEntries(database);
    this.newest = this.entries.reduce(
      (most, { publishedAt = 0 }) => Math.max(most, publishedAt),
      0,
    );
    this.entries.forEach(({ id }, slot) => this.#slots.set(id, slot));
    let size = 0;
    for (const { id, word } of database.prepare('SELECT id, word FROM search_words').all()) {
      this.#ids.set(String(word), Number(id));
      size = Math.max(size, Number(id) + 1);
    }
    const rows = database
      .prepare('SELECT article_id, words FROM article_words')
      .all()
      .flatMap(({ article_id, words }) => {
        const slot = this.#slots.get(Number(article_id));
        return slot === undefined || !(words instanceof Uint8Array)
          ? []
          : [{ slot, words: numbers(words) }];
      });
    this.#starts = new Uint32Array(size + 1);
    for (const { words } of rows) {
      for (const word of words) {
        const next = (word >>> 8) + 1;
        this.#starts[next] = (this.#starts[next] ?? 0) + 1;
      }
    }
    for (let at = 1; at <= size; at++) {
      this.#starts[at] = (this.#starts[at] ?? 0) + (this.#starts[at - 1] ?? 0);
    }
    this.#places = new Uint32Array(this.#starts[size] ?? 0);
    const free = this.#starts.slice();
    for (const { slot, words } of rows) {
      for (const word of words) {
        const id = word >>> 8;
        const at = free[id] ?? 0;
        this.#places[at] = ((slot << 8) | (word & 255)) >>> 0;
        free[id] = at + 1;
      }
    }
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** In how many articles a word stands. */
  count(word: string): number {
    const id = this.#ids.get(word);
    return id === undefined ? 0 : (this.#starts[id + 1] ?? 0) - (this.#starts[id] ?? 0);
  }

  /** Calls back with every article in which a word stands, and how much it counts there. */
  each(word: string, take: (slot: number, weight: number) => void): void {
    const id = this.#ids.get(word);
    if (id === undefined) return;
    const end = this.#starts[id + 1] ?? 0;
    for (let at = this.#starts[id] ?? 0; at < end; at++) {
      const place = this.#places[at] ?? 0;
      take(place >>> 8, (place & 255) / STEPS);
    }
  }

  /** Whether a word stands in an article, or means what may stand in one. */
  knows(word: string): boolean {
    return this.count(word) > 0 || this.#thesaurus.has(word);
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
    this.#sorted ??= [...this.#ids.keys()].filter((word) => this.count(word) > 0).sort();
    const words: string[] = [];
    for (let at = lowerBound(this.#sorted, start); at < this.#sorted.length; at++) {
      const word = this.#sorted[at] ?? '';
      if (!word.startsWith(start)) break;
      words.push(word);
    }
    return words.sort((a, b) => this.count(b) - this.count(a)).slice(0, most);
  }

  get spellings(): Spellings {
    this.#spellings ??= new Spellings(
      new Set([
        ...[...this.#ids.keys()].filter((word) => this.count(word) > 0),
        ...this.#thesaurus.keys(),
      ]),
      (word) => this.count(word),
      (word) => this.#thesaurus.synonyms(word).some(({ key }) => this.count(key) > 0),
    );
    return this.#spellings;
  }
}

/** As they are stored: word << 8 | weight, four bytes each, the lowest first. */
const numbers = (bytes: Uint8Array): Uint32Array =>
  new Uint32Array(bytes.slice().buffer, 0, bytes.byteLength >> 2);

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

function readEntries(database: Database): Entry[] {
  const tags = new Map<number, string[]>();
  for (const row of database.prepare('SELECT article_id, tag FROM article_tags').all()) {
    const id = Number(row.article_id);
    const of = tags.get(id);
    if (of) of.push(String(row.tag));
    else tags.set(id, [String(row.tag)]);
  }
  return database
    .prepare('SELECT id, title, published_at, title_place FROM articles')
    .all()
    .map((row) => ({
      id: Number(row.id),
      title: fold(String(row.title)),
      key: lookUp(String(row.title)),
      publishedAt: row.published_at === null ? undefined : Number(row.published_at),
      place: Number(row.title_place),
      tags: tags.get(Number(row.id)) ?? [],
    }));
}
