import { randomUUID } from 'node:crypto';
import type { Database, Row } from '../database/sql.ts';
import type { Purpose } from './tags.ts';

export interface Choice {
  version: string;
  /** The words that the visitor was asked with. */
  wording: string;
  /** What was asked, and what was allowed of it. */
  offered: Purpose[];
  allowed: Purpose[];
}

/** A choice as the office reads it. */
export interface ListedChoice extends Choice {
  id: number;
  /** ISO 8601. */
  at: string;
}

/**
 * The record of consent: when, which words, which choice. No identity: neither an address nor a
 * browser, nor anything that two choices of one person would share.
 */
export class ConsentRepository {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Writes a choice down.
   *
   * @param key by which the office takes it once
   */
  add(choice: Choice, now = Date.now(), key: string = randomUUID()): void {
    this.#database
      .prepare(
        'INSERT INTO consents (key, at, version, wording, offered, allowed) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(key, now, ...columnsOf(choice));
  }

  /** The newest choices first. */
  list(limit = 1000): ListedChoice[] {
    return this.#database
      .prepare('SELECT * FROM consents ORDER BY id DESC LIMIT ?')
      .all(limit)
      .map(readChoice);
  }
}

/** The texts of a choice, in the order of their columns. */
const columnsOf = ({ version, wording, offered, allowed }: Choice) =>
  [version, wording, offered.join(' '), allowed.join(' ')] as const;

/** A row of the record. */
const readChoice = (row: Row): ListedChoice => ({
  id: Number(row.id),
  at: new Date(Number(row.at)).toISOString(),
  version: String(row.version),
  wording: String(row.wording),
  offered: String(row.offered).split(' ').filter(Boolean) as Purpose[],
  allowed: String(row.allowed).split(' ').filter(Boolean) as Purpose[],
});
