import type { ErasureRows } from '@clinicdee/data-dir/erasure-guard';
import type { CountedEvent, DeviceType, SiteCounts, Source } from '@clinicdee/protocol';
import { countRowsBefore } from '../erasure.ts';
import type { Database } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { countsBetween } from './read-counts.ts';

/** The key of a row: a day and all dimensions. */
export interface CountKey {
  /** In Bangkok: `2026-11-21`. */
  day: string;
  page: string;
  source: Source;
  /** The linking host, or the `utm_source` of an unknown source. */
  detail: string;
  campaign: string;
  device: DeviceType;
  event: CountedEvent;
}

/** Stores counts by day and dimension in `site.sqlite`, without visitor ids. */
export class CountRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Adds counts in one transaction.
   *
   * @throws Error when the database is busy or full; then nothing was added
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

  /** Returns every key of a day. */
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

  /** Returns the sums between two days, both included. */
  between(from: string, to: string): SiteCounts {
    const { read, queries } = countsBetween(from, to);
    return read(queries.map(({ sql, values }) => this.#database.prepare(sql).all(...values)));
  }

  /** Counts the rows that {@link CountRepository.eraseBefore} would delete. */
  countBefore(day: string): ErasureRows {
    return countRowsBefore(this.#database, 'counts', 'day', day);
  }

  /** Deletes the days before one. @returns how many rows were deleted */
  eraseBefore(day: string): number {
    const { changes } = this.#database.prepare('DELETE FROM counts WHERE day < ?').run(day);
    return Number(changes);
  }
}
