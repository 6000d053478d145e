import { retentionDays } from '@clinicdee/protocol/personal-data';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { Database } from '../database/sql.ts';
import type { ErasureGuard } from '../erasure.ts';
import { countOld, eraseOld, type Periods } from './erase-old.ts';
import type { LeadJournal } from './journal.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long the outbox keeps the payload of a delivered lead. */
const KEPT_DELIVERED_MS = retentionDays.deliveredLead * DAY_MS;
/** The last part of every period: the lead is in the trash and can be restored. */
const IN_TRASH_MS = retentionDays.trash * DAY_MS;

/** @param keptDays how long an undelivered lead is kept, the trash included */
export function retentionPeriods(keptDays: number): Periods {
  const keptMs = keptDays * DAY_MS;
  return {
    ...{ delivered: KEPT_DELIVERED_MS, deliveredTrash: IN_TRASH_MS },
    ...{ other: keptMs, otherTrash: Math.min(IN_TRASH_MS, keptMs / 2) },
  };
}

interface Parts {
  database: Database;
  journal: LeadJournal | undefined;
  guard: Pick<ErasureGuard, 'allows'>;
  log: Log;
  /** How long an undelivered lead is kept, the trash included. */
  keptDays: number;
}

/**
 * Enforces the retention periods of the privacy notice in two steps. For its last fourteen days a lead is in the
 * trash: neither listed nor sent, and restored by `npm run leads -- --restore`. Then a delivered lead loses its
 * payload, and an undelivered one is deleted. {@link ErasureGuard} can hold both steps.
 */
export class Retention {
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Runs retention now and every hour. Never rejects. */
  start(): Promise<void> {
    this.#timer = setTimeout(() => void this.start(), HOUR_MS).unref();
    return (this.#running = this.#run());
  }

  /** Starts no further batch, and waits for the current one. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      await this.#eraseOld(Date.now());
    } catch (error) {
      this.#parts.log.error({ code: codeOf(error) }, 'old leads not erased yet');
    }
  }

  async #eraseOld(now: number): Promise<void> {
    const { database, guard, journal, keptDays, log } = this.#parts;
    const periods = retentionPeriods(keptDays);
    if (!guard.allows('leads', await countOld(database, periods, now), now)) return;
    let count = 0;
    try {
      for await (const { delivered, gone } of eraseOld(database, journal, periods, now)) {
        count += delivered;
        for (const lead of gone) {
          log.warn({ lead, code: 'retention' }, 'lead erased that was never delivered');
        }
        if (this.#isStopped) break;
      }
    } finally {
      if (count > 0) log.info({ count }, 'delivered leads erased');
    }
  }
}
