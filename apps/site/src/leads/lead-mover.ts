import type { Clock } from '@clinicdee/clock';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import { DatabaseAway } from '../shared/away.ts';
import type { Database, Row } from '../sql.ts';
import { columns } from './outbox-sql.ts';
import type { PostgresOutbox } from './postgres-outbox.ts';

const AT_ONCE = 50;
/** While something is left that could not be moved. */
const AGAIN_MS = 5_000;

/**
 * Moves leads from this machine's disk to the shared database: what came while that was away, and what
 * was waiting on the day when the site was first given one. A lead is removed here once it is there.
 */
export class LeadMover {
  readonly #database: Database;
  readonly #shared: Pick<PostgresOutbox, 'adopt' | 'withdraw'>;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #log: Log;
  readonly #onMoved: () => void;
  /** Told of already. */
  readonly #stuck = new Set<string>();
  #moving: Promise<void> | undefined;
  #callOff: (() => void) | undefined;
  #isStopped = false;

  /** @param onMoved called when something has arrived there */
  constructor(
    database: Database,
    shared: Pick<PostgresOutbox, 'adopt' | 'withdraw'>,
    log: Log,
    clock: Pick<Clock, 'after'>,
    onMoved: () => void,
  ) {
    this.#database = database;
    this.#shared = shared;
    this.#clock = clock;
    this.#log = log;
    this.#onMoved = onMoved;
  }

  /** Moves what there is, and goes on trying until nothing is left. */
  wake(): void {
    this.#moving ??= this.#move().finally(() => {
      this.#moving = undefined;
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    await this.#moving;
  }

  async #move(): Promise<void> {
    this.#callOff?.();
    const left = new Set<string>();
    let isBroken = false;
    let count = 0;
    try {
      for (let rows = this.#next(left); rows.length > 0; rows = this.#next(left)) {
        for (const row of rows) {
          if (this.#isStopped) return;
          if (await this.#moveOne(row)) count++;
          else left.add(String(row.id));
        }
      }
    } catch (error) {
      isBroken = true;
      const isKnown = error instanceof DatabaseAway;
      if (!isKnown) this.#log.error({ code: codeOf(error) }, 'leads could not be moved yet');
    } finally {
      if (count > 0) {
        this.#log.info({ count }, 'leads moved to the shared database');
        this.#onMoved();
      }
    }
    if ((isBroken || left.size > 0) && !this.#isStopped) {
      this.#callOff = this.#clock.after(AGAIN_MS, () => this.wake());
    }
  }

  #next(except: ReadonlySet<string>): Row[] {
    return this.#database
      .prepare(
        `SELECT ${columns.join(', ')} FROM outbox WHERE state IN ('waiting', 'refused')
           AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY received_at LIMIT ?`,
      )
      .all(JSON.stringify([...except]), AT_ONCE);
  }

  /** @returns whether it is there; what the shared database does not take stays, and keeps back no other */
  async #moveOne(row: Row): Promise<boolean> {
    const id = String(row.id);
    try {
      await this.#shared.adopt(row);
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      if (!this.#stuck.has(id)) {
        this.#stuck.add(id);
        this.#log.error({ lead: id, code: codeOf(error) }, 'lead could not be moved');
      }
      return false;
    }
    const remove = this.#database.prepare('DELETE FROM outbox WHERE id = ? AND state = ?');
    if (remove.run(id, String(row.state)).changes === 0) {
      // It was withdrawn while it travelled.
      await this.#shared.withdraw(String(row.idempotency_key));
      remove.run(id, 'withdrawn');
    }
    return true;
  }
}
