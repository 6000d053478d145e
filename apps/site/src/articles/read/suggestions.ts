import type { Database } from '../../sql.ts';
import { fold } from '../../thai/fold.ts';

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
  readonly #thesaurusNow: () => readonly string[];
  #made: { revision: string; of: readonly string[]; candidates: Candidate[] } | undefined;

  /**
   * @param knownWords the words of the thesaurus that find an article
   * @param thesaurusNow another array when those may be others
   */
  constructor(
    database: Database,
    knownWords: () => readonly string[],
    thesaurusNow: () => readonly string[],
  ) {
    this.#database = database;
    this.#knownWords = knownWords;
    this.#thesaurusNow = thesaurusNow;
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

  /** In the order in which they are offered where they have the letters inside. */
  #candidates(): readonly Candidate[] {
    const thesaurus = this.#thesaurusNow();
    const row = this.#database
      .prepare("SELECT value FROM catalogue WHERE key = 'words_revision'")
      .get();
    const revision = String(row?.value ?? '');
    if (this.#made?.revision !== revision || this.#made.of !== thesaurus) {
      const texts = [
        ...this.#texts('SELECT tag AS text FROM article_tags GROUP BY tag ORDER BY count(*) DESC'),
        ...this.#knownWords(),
        ...this.#texts('SELECT title AS text FROM articles ORDER BY title_place'),
      ];
      // The first of each: a title may be a tag too.
      const byFold = new Map<string, Candidate>();
      for (const text of texts) {
        const folded = fold(text);
        if (!byFold.has(folded)) byFold.set(folded, { text, folded });
      }
      this.#made = { revision, of: thesaurus, candidates: [...byFold.values()] };
    }
    return this.#made.candidates;
  }

  #texts(sql: string): string[] {
    return this.#database
      .prepare(sql)
      .all()
      .map(({ text }) => String(text));
  }
}
