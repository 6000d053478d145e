import {
  describeHold,
  type ErasureHold,
  type ErasureMemory,
  type ErasureRows,
  erasureHold,
  isAccepted,
  isLeap,
} from '@clinicdee/data-dir/erasure-guard';
import { codeOf } from './http/error-code.ts';
import type { Log } from './http/log.ts';
import type { Database } from './database/sql.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Checked before rows of the site's database are erased. All erasers share one record of the last run, so a leap of
 * the clock holds all of them; the number of rows to erase is judged by name.
 */
export class ErasureGuard {
  readonly #database: Database;
  readonly #log: Log;
  readonly #holds = new Map<string, ErasureHold>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Why erasure is held; undefined when it is not, or a person has accepted it. */
  get hold(): ErasureHold | undefined {
    const [first] = this.#holds.values();
    const isHeld = first && !isAccepted(Date.now(), readErasureMemory(this.#database));
    return isHeld ? first : undefined;
  }

  /**
   * Whether the rows of a name may be erased now; if so, the run is recorded.
   *
   * @param now milliseconds since 1970
   * @throws Error when the database can be neither read nor written
   */
  allows(name: string, rows: ErasureRows, now = Date.now()): boolean {
    const hold = erasureHold(now, readErasureMemory(this.#database), rows);
    if (hold) {
      this.#log.error({ code: 'erasure_held', reason: hold.reason, name }, describeHold(hold));
      this.#holds.set(name, hold);
      return false;
    }
    if (this.#holds.delete(name)) this.#log.warn({ name }, 'erasure resumed');
    this.#database
      .prepare(
        'INSERT INTO clock (id, seen_at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET seen_at = ?1',
      )
      .run(now);
    return true;
  }
}

/**
 * Erases old rows now and every hour. What fails is erased the next time.
 *
 * @param erasers by the names that are logged
 * @returns a function that stops it
 */
export function eraseHourly(log: Log, erasers: Readonly<Record<string, () => void>>): () => void {
  const run = () => {
    for (const [name, erase] of Object.entries(erasers)) {
      try {
        erase();
      } catch (error) {
        log.error({ name, code: codeOf(error) }, 'old rows not erased yet');
      }
    }
  };
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => clearInterval(timer);
}

/** Reads the record of the last run. @throws Error when it cannot be read */
export function readErasureMemory(database: Database): ErasureMemory {
  const row = database.prepare('SELECT seen_at, accepted_at FROM clock').get();
  const time = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);
  return { ranAt: time(row?.seen_at), acceptedAt: time(row?.accepted_at) };
}

/**
 * Records that a person accepts erasure at this time, which is valid for two days. After a leap of the clock the
 * fourteen days in the trash start again, in case the person was wrong.
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
 * Counts the rows of a table that are dated before a day, by a column of days such as `2026-11-21`.
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
