import type { SQLOutputValue } from 'node:sqlite';
import {
  type CountedEvent,
  countedEvents,
  type DeviceType,
  type SiteCounts,
  type Source,
  type Tally,
} from '@clinicdee/protocol';
import type { Database } from '../sql.ts';
import { inTransaction } from '../transaction.ts';

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

type Dimension = 'day' | 'page' | 'source' | 'campaign' | 'device';

/** The most that a list of the answer has. */
const LONGEST_LIST = 100;

const sums = countedEvents
  .map((event) => `sum(count) FILTER (WHERE event = '${event}') AS ${event}`)
  .join(', ');

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
    const [total] = this.#sums([], from, to);
    const since = this.#database.prepare('SELECT min(day) AS day FROM counts').get()?.day;
    return {
      from,
      to,
      since: typeof since === 'string' ? since : null,
      total: tallyOf(total),
      days: this.#sums(['day'], from, to)
        .map((row) => ({ day: String(row.day), ...tallyOf(row) }))
        .sort((a, b) => a.day.localeCompare(b.day)),
      pages: this.#list(['page'], from, to).map((row) => ({
        page: String(row.page),
        ...tallyOf(row),
      })),
      sources: this.#list(['source', 'detail'], from, to).map((row) => ({
        source: String(row.source) as Source,
        detail: String(row.detail),
        ...tallyOf(row),
      })),
      campaigns: this.#list(['campaign'], from, to)
        .filter(({ campaign }) => campaign !== '')
        .map((row) => ({ campaign: String(row.campaign), ...tallyOf(row) })),
      devices: this.#list(['device'], from, to).map((row) => ({
        device: String(row.device) as DeviceType,
        ...tallyOf(row),
      })),
    };
  }

  /** Forgets the days before one. Returns how many rows went. */
  eraseBefore(day: string): number {
    const { changes } = this.#database.prepare('DELETE FROM counts WHERE day < ?').run(day);
    return Number(changes);
  }

  #list(by: (Dimension | 'detail')[], from: string, to: string) {
    return this.#sums(by, from, to).slice(0, LONGEST_LIST);
  }

  #sums(by: (Dimension | 'detail')[], from: string, to: string) {
    const names = by.join(', ');
    return this.#database
      .prepare(
        `SELECT ${names && `${names}, `}${sums} FROM counts WHERE day BETWEEN ? AND ?
         ${names && `GROUP BY ${names}`} ORDER BY view DESC, lead DESC ${names && `, ${names}`}`,
      )
      .all(from, to);
  }
}

function tallyOf(row: Record<string, SQLOutputValue> | undefined): Tally {
  const count = (event: CountedEvent) => Number(row?.[event] ?? 0);
  return {
    visit: count('visit'),
    view: count('view'),
    form_seen: count('form_seen'),
    form_started: count('form_started'),
    form_sent: count('form_sent'),
    lead: count('lead'),
  };
}
