import { doublingMs } from '@clinicdee/protocol/http/messages';
import type { SqliteOutbox } from './sqlite-outbox.ts';

/** First and longest delay until a retry when nobody was reached. */
const RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** The records of alerts, which outlive the process. */
export type AlertRecords = Pick<SqliteOutbox, 'alertedAt' | 'clearAlerted' | 'markAlerted'>;

/**
 * Sends alerts about one problem, with retries when nobody was reached: the delay grows to a quarter of an hour. When
 * staff were alerted is remembered across restarts, so that the next process neither repeats the alert nor forgets to
 * report the end. A process that dies while it sends leaves the record as it was, so that the next one sends again.
 */
export class StaffAlert {
  readonly #records: AlertRecords;
  readonly #name: string;
  readonly #everyMs: number;
  #alertedAt: number | undefined;
  #isLoaded = false;
  #isSending = false;
  #failures = 0;
  #retryAt = -Infinity;

  /**
   * @param name key of the record
   * @param everyMs interval at which an alert is repeated
   */
  constructor(records: AlertRecords, name: string, everyMs: number) {
    this.#records = records;
    this.#name = name;
    this.#everyMs = everyMs;
  }

  /** Whether staff have been alerted of a problem that is not over. */
  get isAlerted(): boolean {
    return this.#lastAt() !== undefined;
  }

  /**
   * Alerts staff that the problem exists, unless they were alerted recently.
   *
   * @param now in milliseconds since 1970
   * @param tell returns whether anybody was reached
   * @returns whether an alert was sent
   */
  async begin(now: number, tell: () => Promise<boolean>): Promise<boolean> {
    const last = this.#lastAt();
    // A time in the far future was recorded by a clock that was ahead.
    if (last !== undefined && Math.abs(now - last) < this.#everyMs) return false;
    if (!(await this.#send(now, tell))) return false;
    this.#alertedAt = now;
    this.#records.markAlerted(this.#name, now);
    return true;
  }

  /** Reports that the problem is over, if staff were alerted of it. */
  async end(now: number, tell: () => Promise<boolean>): Promise<void> {
    if (!this.isAlerted || !(await this.#send(now, tell))) return;
    this.#alertedAt = undefined;
    this.#records.clearAlerted(this.#name);
  }

  #lastAt(): number | undefined {
    if (!this.#isLoaded) this.#alertedAt = this.#records.alertedAt(this.#name);
    this.#isLoaded = true;
    return this.#alertedAt;
  }

  async #send(now: number, tell: () => Promise<boolean>): Promise<boolean> {
    const wait = this.#retryAt - now;
    // A longer delay was computed from a wrong clock.
    if (this.#isSending || (wait > 0 && wait <= LONGEST_RETRY_MS)) return false;
    this.#isSending = true;
    let isSent: boolean;
    try {
      isSent = await tell();
    } finally {
      this.#isSending = false;
    }
    this.#failures = isSent ? 0 : this.#failures + 1;
    const retryMs = doublingMs(this.#failures, RETRY_MS, LONGEST_RETRY_MS);
    this.#retryAt = isSent ? -Infinity : now + retryMs;
    return isSent;
  }
}
