import { type ConsentRecord, consentRecord } from '@clinicdee/protocol';
import type { Database } from '../storage/sql.ts';

/**
 * Stores consent choices with time and wording. Nothing identifies a visitor or links two choices of one person.
 */
export class ConsentRepository {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  /** Stores a choice. */
  add({ version, wording, offered, allowed }: Omit<ConsentRecord[number], 'id' | 'at'>): void {
    this.#database
      .prepare(
        'INSERT INTO consents (at, version, wording, offered, allowed) VALUES (?, ?, ?, ?, ?)',
      )
      .run(Date.now(), version, wording, offered.join(' '), allowed.join(' '));
  }

  /** Lists the newest choices first. */
  list(): ConsentRecord {
    const rows = this.#database.prepare('SELECT * FROM consents ORDER BY id DESC LIMIT 1000').all();
    return consentRecord.parse(
      rows.map(({ at, offered, allowed, ...row }) => ({
        ...row,
        at: new Date(Number(at)).toISOString(),
        offered: wordsOf(offered),
        allowed: wordsOf(allowed),
      })),
    );
  }
}

const wordsOf = (text: unknown) => String(text).split(' ').filter(Boolean);
