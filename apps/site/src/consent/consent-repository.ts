import { Clock } from '@clinicdee/clock';
import type { Database } from '../sql.ts';
import type { Purpose } from './tags.ts';

export interface Choice {
  version: string;
  /** The words that the visitor was asked with. */
  wording: string;
  /** What was asked, and what was allowed of it. */
  offered: Purpose[];
  allowed: Purpose[];
}

/**
 * The record of consent: when, which words, which choice. No identity: neither an address nor a
 * browser, nor anything that two choices of one person would share.
 */
export class ConsentRepository {
  readonly #database: Database;
  readonly #clock: Pick<Clock, 'now'>;

  /** @param clock dates what is written; the machine's own where none is handed */
  constructor(database: Database, clock: Pick<Clock, 'now'> = new Clock()) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Writes a choice down. */
  add(choice: Choice, now = this.#clock.now()): void {
    this.#database
      .prepare(
        'INSERT INTO consents (at, version, wording, offered, allowed) VALUES (?, ?, ?, ?, ?)',
      )
      .run(now, choice.version, choice.wording, choice.offered.join(' '), choice.allowed.join(' '));
  }

  /** The newest choices first. */
  list(limit = 1000): (Choice & { id: number; at: string })[] {
    return this.#database
      .prepare('SELECT * FROM consents ORDER BY id DESC LIMIT ?')
      .all(limit)
      .map((row) => ({
        id: Number(row.id),
        at: new Date(Number(row.at)).toISOString(),
        version: String(row.version),
        wording: String(row.wording),
        offered: String(row.offered).split(' ').filter(Boolean) as Purpose[],
        allowed: String(row.allowed).split(' ').filter(Boolean) as Purpose[],
      }));
  }
}
