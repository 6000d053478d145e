import type { Database, Row } from '../storage/sql.ts';
import type { Purpose } from './tags.ts';

export interface Choice {
  version: string;
  /** The text of the banner. */
  wording: string;
  offered: Purpose[];
  allowed: Purpose[];
}

/** A choice in the format for the office. */
export interface ListedChoice extends Choice {
  id: number;
  /** ISO 8601. */
  at: string;
}

/**
 * Stores consent choices with time and wording. Nothing identifies a visitor or links two choices of one person.
 */
export class ConsentRepository {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  /** Stores a choice. */
  add({ version, wording, offered, allowed }: Choice): void {
    this.#database
      .prepare(
        'INSERT INTO consents (at, version, wording, offered, allowed) VALUES (?, ?, ?, ?, ?)',
      )
      .run(Date.now(), version, wording, offered.join(' '), allowed.join(' '));
  }

  /** Lists the newest choices first. */
  list(): ListedChoice[] {
    return this.#database
      .prepare('SELECT * FROM consents ORDER BY id DESC LIMIT 1000')
      .all()
      .map(readChoice);
  }
}

const readChoice = (row: Row): ListedChoice => ({
  id: Number(row.id),
  at: new Date(Number(row.at)).toISOString(),
  version: String(row.version),
  wording: String(row.wording),
  offered: String(row.offered).split(' ').filter(Boolean) as Purpose[],
  allowed: String(row.allowed).split(' ').filter(Boolean) as Purpose[],
});
