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
import type { Database } from './storage/sql.ts';

const HOUR_MS = 60 * 60_000;

/** Decides whether old rows of the site's database may be erased; the counts of leads decide for all tables. */
export class ErasureGuard {
  readonly #database: Database;
  readonly #log: Log;
  #hold: ErasureHold | undefined;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Why erasure is held; undefined when it is not, or a person has accepted it. */
  get hold(): ErasureHold | undefined {
    const hold = this.#hold;
    return hold && isAccepted(Date.now(), readErasureMemory(this.#database)) ? undefined : hold;
  }

  /**
   * Whether rows may be erased now; if so, the run is recorded.
   *
   * @param now milliseconds since 1970
   * @throws Error when the database can be neither read nor written
   */
  allows(rows: ErasureRows, now = Date.now()): boolean {
    const hold = erasureHold(now, readErasureMemory(this.#database), rows);
    if (hold) this.#log.error({ code: 'erasure_held', reason: hold.reason }, describeHold(hold));
    else if (this.#hold) this.#log.warn({}, 'erasure resumed');
    this.#hold = hold;
    if (hold) return false;
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
 * @returns a function that stops it
 */
export function eraseHourly(log: Log, erase: () => void): () => void {
  const run = () => {
    try {
      erase();
    } catch (error) {
      log.error({ code: codeOf(error) }, 'old rows not erased yet');
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
