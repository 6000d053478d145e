import {
  describeHold,
  type ErasureHold,
  type ErasureMemory,
  type ErasureRows,
  erasureHold,
  isAccepted,
  isLeap,
} from '@clinicdee/data-dir/erasure-guard';
import type { Log } from './http/log.ts';
import type { Database } from './database/sql.ts';

/** A hold that nobody minds is logged again. */
const LOGGED_AGAIN_MS = 6 * 60 * 60_000;

/**
 * Asked before anything of the site's database is erased for good. Every eraser shares one memory, so a leap
 * of the clock holds them all; how many rows would go is counted for each by its name.
 */
export class ErasureGuard {
  readonly #database: Database;
  readonly #log: Log;
  readonly #holds = new Map<string, { hold: ErasureHold; loggedAt: number }>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Why erasure was held when it was last due; undefined once it is not, or a person has accepted it. */
  get hold(): ErasureHold | undefined {
    const [first] = this.#holds.values();
    if (!first || isAccepted(Date.now(), readErasureMemory(this.#database))) return undefined;
    return first.hold;
  }

  /**
   * Whether the rows of that name may be erased now; where they may, the run is remembered.
   *
   * @param now milliseconds since 1970
   * @throws Error when the database can be neither read nor written
   */
  allows(name: string, rows: ErasureRows, now = Date.now()): boolean {
    const hold = erasureHold(now, readErasureMemory(this.#database), rows);
    if (hold) {
      const loggedAt = this.#holds.get(name)?.loggedAt;
      const isDue = loggedAt === undefined || performance.now() - loggedAt >= LOGGED_AGAIN_MS;
      if (isDue) {
        this.#log.error({ code: 'erasure_held', reason: hold.reason, name }, describeHold(hold));
      }
      this.#holds.set(name, { hold, loggedAt: isDue ? performance.now() : loggedAt });
      return false;
    }
    if (this.#holds.delete(name)) this.#log.warn({ name }, 'erasure goes on');
    this.#database
      .prepare(
        'INSERT INTO clock (id, seen_at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET seen_at = ?1',
      )
      .run(now);
    return true;
  }
}

/** What is remembered of the last run. @throws Error when it cannot be read */
export function readErasureMemory(database: Database): ErasureMemory {
  const row = database.prepare('SELECT seen_at, accepted_at FROM clock').get();
  const time = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);
  return { ranAt: time(row?.seen_at), acceptedAt: time(row?.accepted_at) };
}

/**
 * Records that a person accepts erasure at this time; it is valid for two days. In case the person was wrong, the
 * fourteen days in the trash start again after a leap of the clock.
 *
 * @param now milliseconds since 1970
 */
export function acceptErasure(database: Database, now: number): void {
  if (isLeap(now, readErasureMemory(database))) {
    database.prepare('UPDATE outbox SET trashed_at = ? WHERE trashed_at IS NOT NULL').run(now);
  }
  database
    .prepare(
      `INSERT INTO clock (id, seen_at, accepted_at) VALUES (1, ?1, ?1)
       ON CONFLICT DO UPDATE SET seen_at = ?1, accepted_at = ?1`,
    )
    .run(now);
}

/**
 * How many rows of a table are dated before a day, by a column of days such as `2026-11-21`.
 *
 * @throws Error when it cannot be read
 */
export function countRowsBefore(
  database: Database,
  table: string,
  column: string,
  day: string,
): ErasureRows {
  const row = database
    .prepare(
      `SELECT count(*) AS total, count(*) FILTER (WHERE ${column} < ?) AS due,
              max(${column}) AS newest FROM ${table}`,
    )
    .get(day);
  const newest = typeof row?.newest === 'string' ? Date.parse(row.newest) : NaN;
  return {
    due: Number(row?.due ?? 0),
    total: Number(row?.total ?? 0),
    newestAt: Number.isNaN(newest) ? undefined : newest,
  };
}
