import type { Database } from '../../storage/sql.ts';
import { fold } from '../../thai/fold.ts';
import { memoize } from '../search/memoize.ts';
import { revisionOf } from '../search/read-index.ts';

const MIN_LENGTH = 2;
/** Shorter input, which is inside of nearly every word, matches prefixes only. */
const MIN_INSIDE_LENGTH = 3;
const MAX_SUGGESTIONS = 8;

/** A possible suggestion with its folded text. */
interface Candidate {
  text: string;
  folded: string;
}

/** Search suggestions: tags, words of the thesaurus and titles. */
export class Suggestions {
  readonly #database: Database;
  readonly #knownWords: () => readonly string[];
  /** In order of preference. */
  readonly #candidates: () => readonly Candidate[];

  /** @param knownWords returns words of the thesaurus that match an article; a new array after a change */
  constructor(database: Database, knownWords: () => readonly string[]) {
    this.#database = database;
    this.#knownWords = knownWords;
    this.#candidates = memoize(
      () => [revisionOf(database), knownWords()],
      () => this.#read(),
    );
  }

  /** Builds the candidates and the search index, if they are stale. */
  warm(): void {
    this.#candidates();
  }

  /** Returns at most eight candidates with the typed prefix, the shortest first; then those that contain it. */
  for(typed: string): string[] {
    const letters = fold(typed).trim();
    if (letters.length < MIN_LENGTH) return [];
    const begin: string[] = [];
    const inside: string[] = [];
    for (const { folded, text } of this.#candidates()) {
      const at = folded === letters ? -1 : folded.indexOf(letters);
      if (at === 0) begin.push(text);
      else if (at > 0 && inside.length < MAX_SUGGESTIONS && letters.length >= MIN_INSIDE_LENGTH) {
        inside.push(text);
      }
    }
    begin.sort((a, b) => a.length - b.length);
    return [...begin, ...inside].slice(0, MAX_SUGGESTIONS);
  }

  #read(): readonly Candidate[] {
    const tags = this.#texts(
      'SELECT tag AS text FROM article_tags GROUP BY tag ORDER BY count(*) DESC',
    );
    const titles = this.#texts('SELECT title AS text FROM articles ORDER BY title_place');
    // The first of equal texts: a title may also be a tag.
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
