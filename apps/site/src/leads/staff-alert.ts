import { doublingMs } from '@clinicdee/protocol/http/messages';
import type { SqliteOutbox } from './sqlite-outbox.ts';

/** Interval between alerts while a problem lasts. */
const AGAIN_MS = 6 * 60 * 60_000;
/** First and longest delay until a retry when nobody was reached. */
const RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** Recorded while an alert is being sent: after a crash it is unknown whether staff got it. */
const MAYBE = 0;

interface Notice {
  outbox: Pick<SqliteOutbox, 'alertedAt' | 'clearAlerted' | 'markAlerted'>;
  /** Key of the record, shared by all processes. */
  name: string;
  /** @returns whether anybody was reached */
  tell: () => Promise<boolean>;
}

/**
 * Sends one alert to staff, with retries when nobody was reached: the delay grows to a quarter of an hour. The record
 * outlives the process; an alert that a crash interrupted is sent again.
 */
export class StaffNotice {
  readonly #notice: Notice;
  #failures = 0;
  #notBefore = -Infinity;

  constructor(notice: Notice) {
    this.#notice = notice;
  }

  /**
   * Sends the alert unless it was sent recently.
   *
   * @param everyMs minimum interval between two alerts, in milliseconds
   * @param now in milliseconds since 1970
   * @param since an alert before this time does not count
   * @returns whether staff have the alert, from this or an earlier process
   */
  async tell(everyMs: number, now: number, since = -Infinity): Promise<boolean> {
    const { name, outbox, tell } = this.#notice;
    const wait = this.#notBefore - now;
    // A longer delay was computed from a wrong clock.
    if (wait > 0 && wait <= LONGEST_RETRY_MS) return false;
    const alertedAt = outbox.alertedAt(name);
    // A time in the future was recorded by a clock that was ahead.
    const isRecent = alertedAt !== undefined && alertedAt <= now && now - alertedAt < everyMs;
    if (isRecent && alertedAt >= since) return true;
    if (alertedAt === undefined) outbox.markAlerted(name, MAYBE);
    const isSent = await tell();
    this.#failures = isSent ? 0 : this.#failures + 1;
    const retryMs = doublingMs(this.#failures, RETRY_MS, LONGEST_RETRY_MS);
    this.#notBefore = isSent ? -Infinity : now + retryMs;
    if (isSent) outbox.markAlerted(name, now);
    else if (alertedAt === undefined) outbox.clearAlerted(name);
    return isSent;
  }

  /** When staff were last alerted, in milliseconds since 1970. */
  alertedAt(): number | undefined {
    return this.#notice.outbox.alertedAt(this.#notice.name);
  }

  /** Marks the alert as uncertain, so that a later process sends it again. */
  markUncertain(): void {
    if (this.alertedAt() !== MAYBE) this.#notice.outbox.markAlerted(this.#notice.name, MAYBE);
  }

  /** Clears the record, when the problem is over. */
  clear(): void {
    this.#notice.outbox.clearAlerted(this.#notice.name);
  }
}

interface AlertOptions {
  outbox: Notice['outbox'];
  /** Key of the problem. */
  name: string;
  /** Minimum interval between two messages that a problem is over. */
  calmMs: number;
  /** @returns whether anybody was reached */
  tell: (isOver: boolean) => Promise<boolean>;
}

/** The state of a problem. */
export type AlertState = 'troubled' | 'unsure' | 'over';

/**
 * Alerts staff of one problem: when it begins, every six hours while it lasts, and once when it is over, with retries
 * when nobody was reached. The state outlives the process, so that the next one reports the end.
 */
export class StaffAlert {
  readonly #calmMs: number;
  readonly #problem: StaffNotice;
  readonly #end: StaffNotice;
  #alertedAt: number | undefined;
  #isLoaded = false;

  constructor({ calmMs, name, outbox, tell }: AlertOptions) {
    this.#calmMs = calmMs;
    this.#problem = new StaffNotice({ outbox, name: `${name}_lost`, tell: () => tell(false) });
    this.#end = new StaffNotice({ outbox, name: `${name}_back`, tell: () => tell(true) });
  }

  /** Whether staff have been alerted of a problem that is not over. */
  get isAlerted(): boolean {
    return this.#alertedAt !== undefined;
  }

  /**
   * Sends the alert that is due for a state, if any.
   *
   * @param state `unsure` while it is unknown whether the problem is over
   * @param now in milliseconds since 1970
   */
  async update(state: AlertState, now: number): Promise<void> {
    if (!this.#isLoaded) {
      this.#isLoaded = true;
      this.#alertedAt = this.#problem.alertedAt();
    }
    if (state === 'troubled') await this.#alert(now);
    if (state !== 'over' || !this.isAlerted) return;
    // If the process dies before it clears the record, the next problem is still reported.
    this.#problem.markUncertain();
    // An older record may remain when the disk could not clear it, hence `since`.
    if (await this.#end.tell(this.#calmMs, now, this.#alertedAt)) {
      this.#alertedAt = undefined;
      this.#problem.clear();
    }
  }

  async #alert(now: number): Promise<void> {
    const before = this.#alertedAt;
    if (before !== undefined && Math.abs(now - before) <= AGAIN_MS) return;
    // Set before the await: the next call may come before a slow channel has answered.
    this.#alertedAt = now;
    let isAlerted = false;
    try {
      isAlerted = await this.#problem.tell(AGAIN_MS, now);
      if (isAlerted) this.#end.clear();
    } finally {
      // Staff who got an earlier alert must still learn when the problem is over.
      if (!isAlerted) this.#alertedAt = before;
    }
  }
}
