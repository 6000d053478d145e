import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { ErasureGuard } from '../erasure.ts';
import type { Outbox, Periods } from './outbox.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long the outbox keeps what was typed after it has been delivered. */
const KEPT_DELIVERED_MS = 30 * DAY_MS;
/** The end of every period, in which a lead lies in the trash and can be brought back. */
const IN_TRASH_MS = 14 * DAY_MS;

/** @param keptDays how long a lead that cannot be delivered is kept, the trash included */
export function retentionPeriods(keptDays: number): Periods {
  const keptMs = keptDays * DAY_MS;
  return {
    ...{ delivered: KEPT_DELIVERED_MS, deliveredTrash: IN_TRASH_MS },
    ...{ other: keptMs, otherTrash: Math.min(IN_TRASH_MS, keptMs / 2) },
  };
}

/**
 * Keeps the promise of the privacy notice in two steps, both inside its period: a lead goes into the
 * trash for the last fourteen days (neither shown nor sent, and brought back by
 * `npm run leads -- --restore`), then it is gone. Of a delivered one, what was typed; one that was never
 * delivered, wholly. While erasure is held ({@link ErasureGuard}), neither step is made.
 */
export class Retention {
  readonly #outbox: Pick<Outbox, 'countOld' | 'eraseOld' | 'rewriteJournal'>;
  readonly #guard: Pick<ErasureGuard, 'allows'>;
  readonly #log: Log;
  readonly #keptDays: number;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #isStopped = false;
  /** By time elapsed. */
  #nextRewriteAt = -Infinity;

  /** @param keptDays how long a lead that cannot be delivered is kept, the trash included */
  constructor(
    outbox: Pick<Outbox, 'countOld' | 'eraseOld' | 'rewriteJournal'>,
    guard: Pick<ErasureGuard, 'allows'>,
    log: Log,
    keptDays: number,
  ) {
    this.#outbox = outbox;
    this.#guard = guard;
    this.#log = log;
    this.#keptDays = keptDays;
  }

  /** Makes both steps where they are due, and looks again every hour. Never rejects. */
  start(): Promise<void> {
    this.#timer = setTimeout(() => void this.start(), HOUR_MS).unref();
    return (this.#turn = this.#look());
  }

  /** Begins no further step, and waits for the one under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#turn;
  }

  async #look(): Promise<void> {
    try {
      await this.#eraseOld(Date.now());
      if (!this.#isStopped && performance.now() >= this.#nextRewriteAt) {
        await this.#outbox.rewriteJournal();
        this.#nextRewriteAt = performance.now() + DAY_MS;
      }
    } catch (error) {
      this.#log.error({ code: codeOf(error) }, 'old leads not erased yet');
    }
  }

  async #eraseOld(now: number): Promise<void> {
    const periods = retentionPeriods(this.#keptDays);
    // Late is better than wrong.
    if (!this.#guard.allows('leads', await this.#outbox.countOld(periods, now), now)) return;
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
