import type { MissedSearches } from '@clinicdee/protocol';
import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import { countRowsBefore } from '../erasure.ts';
import type { Database } from '../database/sql.ts';

/** Limit of stored entries, and of new entries per day. */
const MOST = 1000;
const MOST_NEW = 200;
const LONGEST_LIST = 200;

/** A search without results, counted by day. */
export interface Missed {
  words: string;
  count: number;
  /** In Bangkok: `2026-11-21`. */
  day: string;
}

/** Stores searches without results: words, count, first and last day. */
export class MissedStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Adds to the count of an entry. @throws Error when the database is busy or full */
  add({ words, count, day }: Missed): void {
    const updated = this.#database
      .prepare(
        'UPDATE missed_searches SET count = count + ?2, last_day = max(last_day, ?3) WHERE words = ?1',
      )
      .run(words, count, day);
    if (updated.changes > 0) return;
    this.#database
      .prepare(
        `INSERT INTO missed_searches (words, count, first_day, last_day)
         SELECT ?1, ?2, ?3, ?3
         WHERE (SELECT count(*) FROM missed_searches WHERE first_day = ?3) < ?4`,
      )
      .run(words, count, day, MOST_NEW);
    // Beyond the limit the rarest and oldest entries are deleted.
    this.#database
      .prepare(
        `DELETE FROM missed_searches WHERE words IN (
           SELECT words FROM missed_searches ORDER BY count DESC, last_day DESC, words
           LIMIT ?1 OFFSET ?1)`,
      )
      .run(MOST);
  }

  /** Lists the most frequent entries first. @throws Error when they cannot be read now */
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

  /** Counts the entries that {@link MissedStore.eraseBefore} would delete. @throws Error when they cannot be read now */
  countBefore(day: string): ErasureRows {
    return countRowsBefore(this.#database, 'missed_searches', 'last_day', day);
  }

  /** Deletes entries whose last search was before a day. @returns how many were deleted */
  eraseBefore(day: string): number {
    const { changes } = this.#database
      .prepare('DELETE FROM missed_searches WHERE last_day < ?')
      .run(day);
    return Number(changes);
  }
}
