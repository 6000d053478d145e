import { randomUUID } from 'node:crypto';
import type { SiteCounts } from '@clinicdee/protocol';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import { DatabaseAway } from '../shared/away.ts';
import type { SharedDatabase } from '../shared/shared-database.ts';
import type { Database, Row } from '../sql.ts';
import { inTransaction } from '../transaction.ts';
import { countsBetween } from './read-counts.ts';

/** How often sums go from this machine to the shared database. */
const SEND_MS = 5_000;
/** A parcel that was sent is known again for so long, in days. */
const KNOWN_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
/** Rows of one statement. */
const AT_ONCE = 500;

const columns = [
  'day',
  'page',
  'source',
  'detail',
  'campaign',
  'device',
  'event',
  'count',
] as const;

/**
 * Sums of several processes. Each counts on its own disk as ever, and sends what it has in parcels: a
 * parcel has a name, and one that may or may not have arrived is sent once more under it. So a server
 * that is away costs nothing, and a disk that vanishes the sums of some seconds.
 */
export class SharedCounts {
  readonly #shared: Pick<SharedDatabase, 'run' | 'together'>;
  readonly #database: Database;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #sending: Promise<void> | undefined;

  /** @param database this machine's, whose sums are sent; its commits are on disk */
  constructor(shared: Pick<SharedDatabase, 'run' | 'together'>, database: Database, log: Log) {
    this.#shared = shared;
    this.#database = database;
    this.#log = log;
    this.#timer = setInterval(() => void this.send(), SEND_MS).unref();
  }

  /** Asks the shared database. @throws DatabaseAway */
  readonly run: SharedDatabase['run'] = (...asked) => this.#shared.run(...asked);

  /** The sums of all machines between two days, both included. @throws DatabaseAway */
  async between(from: string, to: string): Promise<SiteCounts> {
    const { asked, read } = countsBetween(from, to);
    const answers = await Promise.all(
      asked.map(({ sql, values }) => this.#shared.run(sql, values)),
    );
    return read(answers.map(({ rows }) => rows));
  }

  /** Forgets the days before one, and the names of parcels from long ago. */
  async eraseBefore(day: string, now: number): Promise<number> {
    await this.#shared.run('DELETE FROM parcels WHERE at < ?1', [now - KNOWN_DAYS * DAY_MS]);
    return (await this.#shared.run('DELETE FROM counts WHERE day < ?1', [day])).changes;
  }

  /** Sends what there is. Never rejects; what did not arrive is sent again. */
  send(): Promise<void> {
    return (this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    }));
  }

  /** Sends for the last time. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.send();
  }

  async #send(): Promise<void> {
    try {
      this.#pack();
      const parcels = this.#database.prepare('SELECT id, counts FROM parcels').all();
      for (const { id, counts } of parcels) {
        await this.#deliver(String(id), JSON.parse(String(counts)) as Row[]);
        this.#database.prepare('DELETE FROM parcels WHERE id = ?').run(String(id));
      }
    } catch (error) {
      if (error instanceof DatabaseAway) return;
      this.#log.warn({ code: codeOf(error) }, 'counts not sent yet');
    }
  }

  /** What is counted goes from the sums into a parcel, as one step; while one waits, none is added. */
  #pack(): void {
    inTransaction(this.#database, () => {
      const waiting = this.#database.prepare('SELECT 1 FROM parcels LIMIT 1').get();
      const rows = this.#database.prepare('SELECT * FROM counts').all();
      if (waiting || rows.length === 0) return;
      this.#database
        .prepare('INSERT INTO parcels (id, counts) VALUES (?, ?)')
        .run(randomUUID(), JSON.stringify(rows));
      this.#database.exec('DELETE FROM counts');
    });
  }

  #deliver(id: string, rows: readonly Row[]): Promise<void> {
    return this.#shared.together(async (run) => {
      const { changes } = await run(
        `INSERT INTO parcels (id, at) VALUES (?1, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT))
         ON CONFLICT (id) DO NOTHING`,
        [id],
      );
      if (changes === 0) return;
      // In one order for all processes, so that no two wait for each other.
      const sorted = rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
      for (let at = 0; at < sorted.length; at += AT_ONCE) {
        const group = sorted.slice(at, at + AT_ONCE);
        const places = group.map(
          (_, row) =>
            `(${columns.map((_name, column) => `?${row * columns.length + column + 1}`).join(', ')})`,
        );
        await run(
          `INSERT INTO counts (${columns.join(', ')}) VALUES ${places.join(', ')}
           ON CONFLICT (day, page, source, detail, campaign, device, event)
           DO UPDATE SET count = counts.count + excluded.count`,
          group.flatMap((row) =>
            columns.map((name) => (name === 'count' ? Number(row[name]) : String(row[name]))),
          ),
        );
      }
    });
  }
}

const nameOf = (row: Row) => columns.map((name) => row[name]).join('\n');
