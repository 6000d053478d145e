import type { Clock } from '@clinicdee/clock';
import { codeOf } from '../calls/error-code.ts';
import type { Database } from '../sql.ts';
import type { Log } from '../calls/log.ts';
import { inTransaction } from '../transaction.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long the outbox keeps what was typed after it has been delivered. */
const KEPT_DELIVERED_MS = 30 * DAY_MS;
/** The end of every period, in which a lead lies in the trash and can be brought back. */
const IN_TRASH_MS = 14 * DAY_MS;

/** ?1 is the time for delivered leads, ?2 for others; whoever brought one back began its period anew. */
const isOld = `payload <> '{}' AND
  max(coalesce(kept_from, 0), iif(state = 'delivered', delivered_at, received_at))
    < iif(state = 'delivered', ?1, ?2)`;

/**
 * Keeps the promise of the privacy notice in two steps, both inside its period: a lead goes into the
 * trash for the last fourteen days (neither shown nor sent, and brought back by
 * `npm run leads -- --restore`), then it is gone. Of a delivered one, what was typed; one that was never
 * delivered, wholly. While the clock is not believed, neither step is made.
 */
export class Retention {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #keptMs: number;
  #callOff: (() => void) | undefined;

  /** @param keptDays how long a lead that cannot be delivered is kept, the trash included */
  constructor(database: Database, clock: Clock, log: Log, keptDays: number) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
    this.#keptMs = keptDays * DAY_MS;
  }

  /** Makes both steps where they are due, and looks again every hour. */
  start(): void {
    try {
      // Late is better than wrong.
      if (this.#clock.state().isBelieved) this.#step(this.#clock.now());
    } catch (error) {
      this.#log.error({ code: codeOf(error) }, 'old leads not erased yet');
    }
    this.#callOff = this.#clock.after(HOUR_MS, () => this.start());
  }

  stop(): void {
    this.#callOff?.();
  }

  #step(now: number): void {
    const inTrashMs = Math.min(IN_TRASH_MS, this.#keptMs / 2);
    const trash = [now - KEPT_DELIVERED_MS + IN_TRASH_MS, now - this.#keptMs + inTrashMs] as const;
    const end = [now - KEPT_DELIVERED_MS, now - this.#keptMs] as const;
    const { erased, gone } = inTransaction(this.#database, () => {
      this.#undoWrongDates(now, trash);
      this.#run(`UPDATE outbox SET trashed_at = ?3 WHERE trashed_at IS NULL AND ${isOld}`, [
        ...trash,
        now,
      ]);
      // A fortnight of believed time in the trash, however old the lead.
      const isOver = `${isOld} AND trashed_at <= ?3`;
      const gone = this.#database
        .prepare(`DELETE FROM outbox WHERE state <> 'delivered' AND ${isOver} RETURNING id`)
        .all(...end, now - inTrashMs);
      const erased = this.#run(
        `UPDATE outbox SET payload = '{}', fingerprint = id, trashed_at = NULL WHERE ${isOver}`,
        [...end, now - IN_TRASH_MS],
      );
      // What was withdrawn has no words any more, only what tells it from another.
      this.#run("DELETE FROM outbox WHERE state = 'withdrawn' AND received_at < ?", [end[0]]);
      return { erased, gone };
    });
    if (erased > 0) this.#log.info({ count: erased }, 'delivered leads erased');
    for (const { id } of gone) {
      const facts = { lead: String(id), code: 'retention' };
      this.#log.warn(facts, 'lead erased that was never delivered');
    }
  }

  /** A clock that was ahead and believed has dated leads in the future, and put young ones away. */
  #undoWrongDates(now: number, trash: readonly [number, number]): void {
    for (const date of ['received_at', 'kept_from', 'delivered_at', 'trashed_at']) {
      this.#run(`UPDATE outbox SET ${date} = ?1 WHERE ${date} > ?1`, [now]);
    }
    this.#run(
      `UPDATE outbox SET trashed_at = NULL WHERE trashed_at IS NOT NULL AND NOT (${isOld})`,
      trash,
    );
  }

  #run(sql: string, values: readonly number[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes);
  }
}
