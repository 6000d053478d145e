import type { Clock } from '@clinicdee/clock';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import type { Outbox } from './outbox.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long the outbox keeps what was typed after it has been delivered. */
const KEPT_DELIVERED_MS = 30 * DAY_MS;
/** The end of every period, in which a lead lies in the trash and can be brought back. */
const IN_TRASH_MS = 14 * DAY_MS;

/**
 * Keeps the promise of the privacy notice in two steps, both inside its period: a lead goes into the
 * trash for the last fourteen days (neither shown nor sent, and brought back by
 * `npm run leads -- --restore`), then it is gone. Of a delivered one, what was typed; one that was never
 * delivered, wholly. While the clock is not believed, neither step is made.
 */
export class Retention {
  readonly #outbox: Pick<Outbox, 'eraseOld' | 'rewriteJournal'>;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #keptMs: number;
  #callOff: (() => void) | undefined;
  #turn: Promise<void> = Promise.resolve();
  #isStopped = false;
  /** By time elapsed. */
  #nextRewriteAt = -Infinity;

  /** @param keptDays how long a lead that cannot be delivered is kept, the trash included */
  constructor(
    outbox: Pick<Outbox, 'eraseOld' | 'rewriteJournal'>,
    clock: Clock,
    log: Log,
    keptDays: number,
  ) {
    this.#outbox = outbox;
    this.#clock = clock;
    this.#log = log;
    this.#keptMs = keptDays * DAY_MS;
  }

  /** Makes both steps where they are due, and looks again every hour. Never rejects. */
  start(): Promise<void> {
    this.#callOff = this.#clock.after(HOUR_MS, () => void this.start());
    return (this.#turn = this.#look());
  }

  /** Begins no further step, and waits for the one under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    await this.#turn;
  }

  async #look(): Promise<void> {
    try {
      // Late is better than wrong.
      if (this.#clock.state().isBelieved) await this.#eraseOld(this.#clock.now());
      if (!this.#isStopped && this.#clock.elapsed() >= this.#nextRewriteAt) {
        await this.#outbox.rewriteJournal();
        this.#nextRewriteAt = this.#clock.elapsed() + DAY_MS;
      }
    } catch (error) {
      this.#log.error({ code: codeOf(error) }, 'old leads not erased yet');
    }
  }

  async #eraseOld(now: number): Promise<void> {
    const periods = {
      ...{ delivered: KEPT_DELIVERED_MS, deliveredTrash: IN_TRASH_MS },
      ...{ other: this.#keptMs, otherTrash: Math.min(IN_TRASH_MS, this.#keptMs / 2) },
    };
    let count = 0;
    try {
      for await (const { delivered, gone } of this.#outbox.eraseOld(periods, now)) {
        count += delivered;
        for (const lead of gone) {
          this.#log.warn({ lead, code: 'retention' }, 'lead erased that was never delivered');
        }
        if (this.#isStopped) break;
      }
    } finally {
      if (count > 0) this.#log.info({ count }, 'delivered leads erased');
    }
  }
}
