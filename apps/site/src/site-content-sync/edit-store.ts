import { jsonIn } from '@clinicdee/protocol/http/json';
import type { Database } from '../database/sql.ts';

/** What was taken over from the office. */
export interface Edits {
  etag: string | undefined;
  /** As it was sent, which was good then. */
  document: unknown;
  /** In milliseconds since 1970. */
  takenAt: number;
}

/** The last good copy of the words and figures that the office has published: one row. */
export class EditStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @returns undefined when nothing was ever taken over */
  read(): Edits | undefined {
    const row = this.#database.prepare('SELECT etag, document, taken_at FROM site_content').get();
    if (!row) return undefined;
    return {
      etag: row.etag === null ? undefined : String(row.etag),
      // What is no JSON any more, on a damaged disk, is no document either.
      document: jsonIn(String(row.document)),
      takenAt: Number(row.taken_at),
    };
  }

  /** Kept when this returns. */
  write({ etag, document, takenAt }: Edits): void {
    this.#database
      .prepare(
        `INSERT INTO site_content (id, etag, document, taken_at) VALUES (1, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET etag = excluded.etag, document = excluded.document,
                                        taken_at = excluded.taken_at`,
      )
      .run(etag ?? null, JSON.stringify(document), takenAt);
  }
}
