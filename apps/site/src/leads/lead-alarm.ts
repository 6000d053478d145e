import type { Log } from '../http/log.ts';
import { codeOf } from '../http/error-code.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';
import { StaffNotice, StaffAlert } from './staff-alert.ts';

const MINUTE_MS = 60_000;
/** Staff are alerted when a lead waits for longer. */
const LEAD_LATE_MS = 15 * MINUTE_MS;
const CHECK_MS = 30_000;

/**
 * Whether the oldest waiting lead is late. A date more than 15 minutes in the future was written by a wrong clock, so
 * the lead counts as late.
 */
export const isLate = (waitingSince: number | undefined, now: number): boolean =>
  waitingSince !== undefined && Math.abs(now - waitingSince) > LEAD_LATE_MS;
/** Interval between alerts about refused leads. */
const REFUSED_AGAIN_MS = 60 * MINUTE_MS;

/** Alerts about leads that are not delivered. */
export type LeadAlarmEvent = 'late' | 'refused' | 'through';

interface AlarmOptions {
  outbox: Pick<SqliteOutbox, 'alertedAt' | 'clearAlerted' | 'markAlerted' | 'queue'>;
  log: Log;
  /** Alerts staff. @returns whether anybody was reached */
  tell: (event: LeadAlarmEvent) => Promise<boolean>;
  /** Whether the canary has alerted staff already. */
  isKnown: () => boolean;
}

/**
 * Alerts staff of leads that wait too long, and of refused leads. The canary checks only whether a new lead would
 * arrive, and is not sent to lead APIs other than the office.
 */
export class LeadAlarm {
  readonly #options: AlarmOptions;
  readonly #late: StaffAlert;
  readonly #refusedNotice: StaffNotice;
  /** How many refused leads the last alert covered, and when it was sent. */
  #alerted = { count: 0, at: -Infinity };
  /** How many leads were refused at the last check, and when the number last rose. */
  #seen = { count: 0, at: -Infinity };
  #timer: NodeJS.Timeout | undefined;

  constructor(options: AlarmOptions) {
    this.#options = options;
    this.#late = new StaffAlert({
      ...{ outbox: options.outbox, name: 'leads', calmMs: LEAD_LATE_MS },
      tell: (isOver) => options.tell(isOver ? 'through' : 'late'),
    });
    this.#refusedNotice = new StaffNotice({
      ...{ outbox: options.outbox, name: 'leads_refused' },
      tell: () => options.tell('refused'),
    });
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.start();
      void this.check();
    }, CHECK_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Alerts staff where due. Never rejects. */
  async check(now = Date.now()): Promise<void> {
    const { isKnown, log, outbox } = this.#options;
    try {
      const { refused, waitingSince } = outbox.queue();
      if (this.#late.isAlerted || !isKnown()) {
        // A lead that was late may have been refused since, not delivered.
        const otherwise = refused > 0 ? 'unsure' : 'over';
        await this.#late.update(isLate(waitingSince, now) ? 'troubled' : otherwise, now);
      }
      await this.#checkRefused(refused, now);
    } catch (error) {
      log.error({ code: codeOf(error) }, 'waiting leads not looked at');
    }
  }

  async #checkRefused(refused: number, now: number): Promise<void> {
    const { at, count } = this.#alerted;
    if (refused > this.#seen.count) this.#seen = { count: refused, at: now };
    else this.#seen.count = refused;
    if (refused <= count) {
      this.#alerted.count = refused;
    } else if (now - at > REFUSED_AGAIN_MS || now < at) {
      this.#alerted = { count: refused, at: now };
      const isAlerted = await this.#refusedNotice.tell(REFUSED_AGAIN_MS, now);
      if (!isAlerted || !this.#coversAllRefused()) this.#alerted = { count, at };
    }
  }

  /** Whether the last alert, maybe from an earlier process, covers all leads that are refused now. */
  #coversAllRefused(): boolean {
    const alertedAt = this.#refusedNotice.alertedAt();
    // Processes check at slightly different times. Undefined: the alert could not be recorded.
    return alertedAt === undefined || alertedAt >= this.#seen.at - CHECK_MS;
  }
}
