import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import type { CountedEvent, DeviceType, SiteCounts, Source } from '@clinicdee/protocol';
import { countRowsBefore } from '../erasure.ts';
import type { Database } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { countsBetween } from './read-counts.ts';

/** What is counted together: one row of the repository. */
export interface CountKey {
  /** In Bangkok: `2026-11-21`. */
  day: string;
  page: string;
  source: Source;
  /** The linking host, or the campaign's own word for a source without a name. */
  detail: string;
  campaign: string;
  device: DeviceType;
  event: CountedEvent;
}

/** Sums by day and dimension in `site.sqlite`: nothing in them tells one visitor from another. */
export class CountRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Adds to the sums, all or nothing.
   *
   * @throws Error when the file is busy or full; then nothing was added
   */
  add(counts: Iterable<CountKey & { count: number }>): void {
    inTransaction(this.#database, () => {
      const statement = this.#database.prepare(
        `INSERT INTO counts (day, page, source, detail, campaign, device, event, count)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET count = count + excluded.count`,
      );
      for (const { day, page, source, detail, campaign, device, event, count } of counts) {
        statement.run(day, page, source, detail, campaign, device, event, count);
      }
    });
  }

  /** Every key of a day: what its limits are measured by. */
  keysOf(day: string): CountKey[] {
    return this.#database
      .prepare('SELECT * FROM counts WHERE day = ?')
      .all(day)
      .map((row) => ({
        day,
        page: String(row.page),
        source: String(row.source) as Source,
        detail: String(row.detail),
        campaign: String(row.campaign),
        device: String(row.device) as DeviceType,
        event: String(row.event) as CountedEvent,
      }));
  }

  /** The sums between two days, both included. */
  between(from: string, to: string): SiteCounts {
    const { read, asked } = countsBetween(from, to);
    return read(asked.map(({ sql, values }) => this.#database.prepare(sql).all(...values)));
  }

  /** How much {@link CountRepository.eraseBefore} would forget. */
  countBefore(day: string): ErasureRows {
    return countRowsBefore(this.#database, 'counts', 'day', day);
  }

  /** Forgets the days before one. Returns how many rows went. */
  eraseBefore(day: string): number {
    const { changes } = this.#database.prepare('DELETE FROM counts WHERE day < ?').run(day);
    return Number(changes);
  }
}
