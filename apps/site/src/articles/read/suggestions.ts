import type { Database } from '../../sql.ts';
import { everyFew, type Steps } from '../../steps.ts';
import { fold } from '../../thai/fold.ts';
import { Renewed } from '../search/renewed.ts';
import { isFew, revisionOf } from '../search/revision.ts';

const SHORTEST = 2;
/** What is shorter stands in the middle of nearly every word: it is looked for where texts begin. */
const SHORTEST_INSIDE = 3;
const MOST = 8;
/** Texts that are read in one step. */
const FEW = 250;

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
  readonly #candidates: Renewed<readonly Candidate[]>;

  /**
   * @param knownWords the words of the thesaurus that find an article; another array when those may be others
   */
  constructor(database: Database, knownWords: () => readonly string[]) {
    this.#database = database;
    this.#knownWords = knownWords;
    this.#candidates = new Renewed({
      of: () => [revisionOf(database), knownWords()],
      make: () => this.#read(),
      isSmall: () => isFew(database),
    });
  }

  /** Reads what may be offered again where that is due, while others have their turn. */
  renew(): Promise<void> {
    return this.#candidates.renew();
  }

  /** Waits for what is read now, and reads nothing further by itself. */
  close(): Promise<void> {
    return this.#candidates.close();
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
    for (const { folded, text } of this.#candidates.now()) {
      const at = folded === letters ? -1 : folded.indexOf(letters);
      if (at === 0) begin.push(text);
      else if (at > 0 && inside.length < MOST && letters.length >= SHORTEST_INSIDE) {
        inside.push(text);
      }
    }
    begin.sort((one, other) => one.length - other.length);
    return [...begin, ...inside].slice(0, MOST);
  }

  *#read(): Steps<readonly Candidate[]> {
    const tags = this.#texts(
      'SELECT tag AS text FROM article_tags GROUP BY tag ORDER BY count(*) DESC',
    );
    yield;
    const words = this.#knownWords();
    yield;
    // The first of each: a title may be a tag too.
    const byFold = new Map<string, Candidate>();
    const add = (text: string) => {
      const folded = fold(text);
      if (!byFold.has(folded)) byFold.set(folded, { text, folded });
    };
    yield* everyFew([...tags, ...words], FEW, add);
    for (let from = 0; ; from += FEW) {
      const titles = this.#texts(
        `SELECT title AS text FROM articles ORDER BY title_place LIMIT ${FEW} OFFSET ${from}`,
      );
      titles.forEach(add);
      if (titles.length < FEW) return [...byFold.values()];
      yield;
    }
  }

  #texts(sql: string): string[] {
    return this.#database
      .prepare(sql)
      .all()
      .map(({ text }) => String(text));
  }
}
