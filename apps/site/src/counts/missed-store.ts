import type { MissedSearches } from '@clinicdee/protocol';
import type { Database, Row, Value } from '../sql.ts';

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

type Run = (
  sql: string,
  values: readonly Value[],
) => Promise<{ rows: readonly Row[]; changes: number }>;

/** Searches without results: words, how often, first and last day. In the words that SQLite and PostgreSQL share. */
export class MissedStore {
  readonly #run: Run;

  /** @param run asks the database that all processes share, or this machine's: `runOn` */
  constructor(run: Run) {
    this.#run = run;
  }

  /** Adds to the sums. @throws Error when the database is away, busy or full */
  async add({ words, count, day }: Missed): Promise<void> {
    const known = await this.#run(
      `UPDATE missed_searches SET count = count + ?2,
              last_day = CASE WHEN last_day < ?3 THEN ?3 ELSE last_day END
       WHERE words = ?1`,
      [words, count, day],
    );
    if (known.changes > 0) return;
    await this.#run(
      `INSERT INTO missed_searches (words, count, first_day, last_day)
       SELECT CAST(?1 AS TEXT), CAST(?2 AS INTEGER), CAST(?3 AS TEXT), CAST(?3 AS TEXT)
       WHERE (SELECT count(*) FROM missed_searches WHERE first_day = CAST(?3 AS TEXT)) < ?4
       ON CONFLICT (words) DO UPDATE SET count = missed_searches.count + excluded.count`,
      [words, count, day, MOST_NEW],
    );
    // What was asked for once and long ago makes room.
    await this.#run(
      `DELETE FROM missed_searches WHERE words IN (
         SELECT words FROM missed_searches ORDER BY count DESC, last_day DESC, words
         LIMIT ?1 OFFSET ?2)`,
      [MOST, MOST],
    );
  }

  /** The most frequent first. @throws Error when it cannot be read now */
  async list(): Promise<MissedSearches> {
    const { rows } = await this.#run(
      'SELECT * FROM missed_searches ORDER BY count DESC, last_day DESC, words LIMIT ?1',
      [LONGEST_LIST],
    );
    return rows.map((row) => ({
      words: String(row.words),
      count: Number(row.count),
      first: String(row.first_day),
      last: String(row.last_day),
    }));
  }

  /** Forgets what nobody has searched for since before a day. Returns how many went. */
  async eraseBefore(day: string): Promise<number> {
    return (await this.#run('DELETE FROM missed_searches WHERE last_day < ?1', [day])).changes;
  }
}

/** The same questions of this machine's database. */
export const runOn =
  (database: Database): Run =>
  (sql, values) => {
    try {
      const statement = database.prepare(sql);
      if (sql.startsWith('SELECT')) {
        return Promise.resolve({ rows: statement.all(...values), changes: 0 });
      }
      return Promise.resolve({ rows: [], changes: Number(statement.run(...values).changes) });
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
