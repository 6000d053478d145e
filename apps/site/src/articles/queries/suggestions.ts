import type { Database } from '../../database/sql.ts';
import { fold } from '../../thai/fold.ts';
import { memoize } from '../search/memoize.ts';
import { revisionOf } from '../search/revision.ts';

const SHORTEST = 2;
/** What is shorter stands in the middle of nearly every word: it is looked for where texts begin. */
const SHORTEST_INSIDE = 3;
const MOST = 8;

/** What may be offered, and as it is compared. */
interface Candidate {
  text: string;
  folded: string;
}

/** Offers what is there to be found while somebody types: tags, words that mean something here, titles. */
export class Suggestions {
  readonly #database: Database;
  readonly #knownWords: () => readonly string[];
  /** In the order in which they are offered where they have the letters inside. */
  readonly #candidates: () => readonly Candidate[];

  /**
   * @param knownWords the words of the thesaurus that find an article; another array when those may be others
   */
  constructor(database: Database, knownWords: () => readonly string[]) {
    this.#database = database;
    this.#knownWords = knownWords;
    this.#candidates = memoize(
      () => [revisionOf(database), knownWords()],
      () => this.#read(),
    );
  }

  /** Reads what may be offered, and with it the words of the articles, where that is due. */
  warm(): void {
    this.#candidates();
  }

  /**
   * What begins with the letters that were typed, the short before the long; then what has them inside.
   *
   * @returns at most eight, none twice, and not what was typed
   */
  for(typed: string): string[] {
    const letters = fold(typed).trim();
    if (letters.length < SHORTEST) return [];
    const begin: string[] = [];
    const inside: string[] = [];
    for (const { folded, text } of this.#candidates()) {
      const at = folded === letters ? -1 : folded.indexOf(letters);
      if (at === 0) begin.push(text);
      else if (at > 0 && inside.length < MOST && letters.length >= SHORTEST_INSIDE) {
        inside.push(text);
      }
    }
    begin.sort((one, other) => one.length - other.length);
    return [...begin, ...inside].slice(0, MOST);
  }

  #read(): readonly Candidate[] {
    const tags = this.#texts(
      'SELECT tag AS text FROM article_tags GROUP BY tag ORDER BY count(*) DESC',
    );
    const titles = this.#texts('SELECT title AS text FROM articles ORDER BY title_place');
    // The first of each: a title may be a tag too.
    const byFold = new Map<string, Candidate>();
    for (const text of [...tags, ...this.#knownWords(), ...titles]) {
      const folded = fold(text);
      if (!byFold.has(folded)) byFold.set(folded, { text, folded });
    }
    return [...byFold.values()];
  }

  #texts(sql: string): string[] {
    return this.#database
      .prepare(sql)
      .all()
      .map(({ text }) => String(text));
  }
}
