import type { MissedSearches } from '@clinicdee/protocol';
import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import { countRowsBefore } from '../erasure.ts';
import type { Database } from '../database/sql.ts';

/** Whatever is searched for, so many are kept, and so many new ones a day. */
const MOST = 1000;
const MOST_NEW = 200;
const LONGEST_LIST = 200;

/** What was not found so often on a day. */
export interface Missed {
  words: string;
  count: number;
  /** In Bangkok: `2026-11-21`. */
  day: string;
}

/** Searches without results: words, how often, first and last day. */
export class MissedStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Adds to the sums. @throws Error when the database is busy or full */
  add({ words, count, day }: Missed): void {
    const known = this.#database
      .prepare(
        'UPDATE missed_searches SET count = count + ?2, last_day = max(last_day, ?3) WHERE words = ?1',
      )
      .run(words, count, day);
    if (known.changes > 0) return;
    this.#database
      .prepare(
        `INSERT INTO missed_searches (words, count, first_day, last_day)
         SELECT ?1, ?2, ?3, ?3
         WHERE (SELECT count(*) FROM missed_searches WHERE first_day = ?3) < ?4`,
      )
      .run(words, count, day, MOST_NEW);
    // The rarest and oldest make room.
    this.#database
      .prepare(
        `DELETE FROM missed_searches WHERE words IN (
           SELECT words FROM missed_searches ORDER BY count DESC, last_day DESC, words
           LIMIT ?1 OFFSET ?1)`,
      )
      .run(MOST);
  }

  /** The most frequent first. @throws Error when it cannot be read now */
  list(): MissedSearches {
    return this.#database
      .prepare('SELECT * FROM missed_searches ORDER BY count DESC, last_day DESC, words LIMIT ?')
      .all(LONGEST_LIST)
      .map((row) => ({
        words: String(row.words),
        count: Number(row.count),
        first: String(row.first_day),
        last: String(row.last_day),
      }));
  }

  /** How much {@link MissedStore.eraseBefore} would forget. @throws Error when it cannot be read now */
  countBefore(day: string): ErasureRows {
    return countRowsBefore(this.#database, 'missed_searches', 'last_day', day);
  }

  /** Forgets what nobody has searched for since before a day. Returns how many went. */
  eraseBefore(day: string): number {
    const { changes } = this.#database
      .prepare('DELETE FROM missed_searches WHERE last_day < ?')
      .run(day);
    return Number(changes);
  }
}
