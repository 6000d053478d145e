import type { Log } from '../http/log.ts';
import { codeOf } from '../http/error-code.ts';
import type { Outbox } from './outbox.ts';
import { StaffNotice, StaffAlert } from './staff-alert.ts';

const MINUTE_MS = 60_000;
/** A lead on its way for longer is told of. */
const LEAD_LATE_MS = 15 * MINUTE_MS;
const LOOK_MS = 30_000;

/**
 * Whether the lead that waits longest has waited too long. One that waits since a time to come was dated by
 * a clock that was wrong: nobody knows for how long.
 */
export const isLate = (waitingSince: number | undefined, now: number): boolean =>
  waitingSince !== undefined && Math.abs(now - waitingSince) > LEAD_LATE_MS;
/** Leads that are refused one after another are told of once in so long. */
const REFUSED_AGAIN_MS = 60 * MINUTE_MS;

/** What staff are told of leads that do not get to them. */
export type LeadNews = 'late' | 'refused' | 'through';

interface Parts {
  outbox: Pick<Outbox, 'forgetTold' | 'noteTold' | 'queue' | 'toldAt'>;
  log: Log;
  /** Tells staff. @returns whether anybody was reached */
  tell: (news: LeadNews) => Promise<boolean>;
  /** Whether staff know already that nothing gets through. */
  isKnown: () => boolean;
}

/**
 * Tells staff of leads that wait for too long, and of such as were set aside. A canary says only that a
 * lead would arrive now, and a lead API of somebody else gets none.
 */
export class LeadAlarm {
  readonly #parts: Parts;
  readonly #late: StaffAlert;
  readonly #ofRefused: StaffNotice;
  #refused = { told: 0, at: -Infinity };
  /** How many were set aside at the last look, and when the last of them was seen. */
  #seen = { count: 0, at: -Infinity };
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#late = new StaffAlert({
      ...{ outbox: parts.outbox, name: 'leads', calmMs: LEAD_LATE_MS },
      tell: (isOver) => parts.tell(isOver ? 'through' : 'late'),
    });
    this.#ofRefused = new StaffNotice({
      ...{ outbox: parts.outbox, name: 'leads_refused' },
      tell: () => parts.tell('refused'),
    });
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.start();
      void this.look();
    }, LOOK_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Tells staff what has to be told now. Never rejects. */
  async look(now = Date.now()): Promise<void> {
    const { isKnown, log, outbox } = this.#parts;
    try {
      const { refused, waitingSince } = await outbox.queue();
      if (this.#late.isTold || !isKnown()) {
        // One that was set aside meanwhile has not come through.
        const otherwise = refused > 0 ? 'unsure' : 'over';
        await this.#late.look(isLate(waitingSince, now) ? 'troubled' : otherwise, now);
      }
      await this.#lookAtRefused(refused, now);
    } catch (error) {
      log.error({ code: codeOf(error) }, 'waiting leads not looked at');
    }
  }

  async #lookAtRefused(refused: number, now: number): Promise<void> {
    const { at, told } = this.#refused;
    if (refused > this.#seen.count) this.#seen = { count: refused, at: now };
    else this.#seen.count = refused;
    if (refused <= told) {
      this.#refused.told = refused;
    } else if (now - at > REFUSED_AGAIN_MS || now < at) {
      this.#refused = { told: refused, at: now };
      const isTold = await this.#ofRefused.tell(REFUSED_AGAIN_MS, now);
      if (!isTold || !(await this.#isOfAll())) this.#refused = { told, at };
    }
  }

  /** Whether what was told, maybe by a process before this one, was told of all that are set aside now. */
  async #isOfAll(): Promise<boolean> {
    const toldAt = await this.#ofRefused.toldAt();
    // Another process looks a little sooner, or later. What takes no note says nothing.
    return toldAt === undefined || toldAt >= this.#seen.at - LOOK_MS;
  }
}
