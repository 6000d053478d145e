import {
  type CountedEvent,
  countedEvents,
  type DeviceType,
  type SiteCounts,
  siteCounts,
  type Source,
} from '@clinicdee/protocol';
import type { Database, Row } from '../storage/sql.ts';
import { inTransaction } from '../storage/transaction.ts';
import { bangkokDay } from '../thai/dates.ts';
import { OTHER } from './counted-pages.ts';

/** Counting waits neither for the disk (a power cut may lose some counts) nor for a lock. */
export const COUNT_SETUP = 'PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0';
/** Limit of rows per day, so that requests cannot fill the database. */
const MAX_ROWS_PER_DAY = 5000;
/** Longest list in the answer. */
const LONGEST_LIST = 100;

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

const columns = ['day', 'page', 'source', 'detail', 'campaign', 'device', 'event'] as const;
const valuesOf = (key: CountKey) => columns.map((column) => key[column]);

/** Stores counts by day and dimension in `site.sqlite`, without visitor ids. */
export class CountRepository {
  readonly #database: Database;

  /** @param database a separate connection, set up with {@link COUNT_SETUP} */
  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Counts one event under each key. Events beyond the limit of a day are counted without their page and campaign.
   *
   * @throws Error when the database is busy or full; then nothing was counted
   */
  add(keys: readonly CountKey[]): void {
    inTransaction(this.#database, () => {
      const update = this.#database.prepare(
        `UPDATE counts SET count = count + 1
         WHERE ${columns.map((column) => `${column} = ?`).join(' AND ')}`,
      );
      const insert = this.#database.prepare(
        `INSERT INTO counts (${columns.join(', ')}, count) VALUES (?, ?, ?, ?, ?, ?, ?, 1)
         ON CONFLICT DO UPDATE SET count = count + 1`,
      );
      for (const key of keys) {
        if (update.run(...valuesOf(key)).changes > 0) continue;
        const isFull = this.countOf(key.day) >= MAX_ROWS_PER_DAY;
        const limited = { ...key, page: OTHER, detail: '', campaign: '' };
        insert.run(...valuesOf(isFull ? limited : key));
      }
    });
  }

  /** Returns the number of rows of a day. */
  countOf(day: string): number {
    return Number(
      this.#database.prepare('SELECT count(*) AS n FROM counts WHERE day = ?').get(day)?.n,
    );
  }

  /** Returns the sums between two days, both included. */
  between(from: string, to: string): SiteCounts {
    const sums = (...by: (typeof columns)[number][]): Row[] =>
      this.#database.prepare(sumsBy(by.join(', '))).all(from, to);
    return siteCounts.parse({
      since: this.#database.prepare('SELECT min(day) AS day FROM counts').get()?.day,
      total: sums()[0],
      days: sums('day').sort((a, b) => String(a.day).localeCompare(String(b.day))),
      pages: sums('page').slice(0, LONGEST_LIST),
      sources: sums('source', 'detail').slice(0, LONGEST_LIST),
      campaigns: sums('campaign')
        .filter(({ campaign }) => campaign !== '')
        .slice(0, LONGEST_LIST),
      devices: sums('device'),
    });
  }

  /** Erases old days. What is left are two years to compare, and the current month. */
  erase(): void {
    this.#database
      .prepare("DELETE FROM counts WHERE day < date(?, '-25 months', 'floor')")
      .run(bangkokDay(Date.now()));
  }
}

/** Returns a query of the sums by some columns, the most frequent first. */
function sumsBy(names: string): string {
  const sums = countedEvents
    .map((event) => `coalesce(sum(count) FILTER (WHERE event = '${event}'), 0) AS ${event}`)
    .join(', ');
  // Earlier versions counted leads, too.
  return `SELECT ${names && `${names}, `}${sums} FROM counts
    WHERE day BETWEEN ? AND ? AND event <> 'lead'
    ${names && `GROUP BY ${names}`} ORDER BY view DESC ${names && `, ${names}`}`;
}
