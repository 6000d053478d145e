import { jsonIn } from '@clinicdee/protocol/http/messages';
import type { Database } from '../database/sql.ts';

/** Site content published by the office. */
export interface Edits {
  etag: string | undefined;
  /** As sent; it was valid for the release that stored it. */
  document: unknown;
  /** When it was applied, in milliseconds since 1970. */
  takenAt: number;
}

/** Stores the last valid site content that the office has published, in one row. */
export class EditStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @returns undefined when nothing was stored yet */
  read(): Edits | undefined {
    const row = this.#database.prepare('SELECT etag, document, taken_at FROM site_content').get();
    if (!row) return undefined;
    return {
      etag: row.etag === null ? undefined : String(row.etag),
      // Undefined for malformed JSON, as from a damaged disk.
      document: jsonIn(String(row.document)),
      takenAt: Number(row.taken_at),
    };
  }

  /** Stores the content durably before it returns. */
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
