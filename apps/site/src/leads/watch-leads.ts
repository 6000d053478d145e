import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { Canary, type CanaryEvent } from './canary.ts';
import type { LeadService } from './receive.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';
import { type AlertRecords, StaffAlert } from './staff-alert.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Staff are alerted when a lead waits for longer. */
const LEAD_LATE_MS = 15 * MINUTE_MS;
const CHECK_MS = 30_000;
/** Delay of the first canary: the office starts more slowly than the site, so an earlier one would only fill the log. */
const FIRST_CANARY_MS = 15_000;

/** Alerts about leads that are not delivered. */
export type LeadAlarmEvent = 'late' | 'refused' | 'through';

/** Alerts about lead delivery. */
export type LeadEvent = `canary.${CanaryEvent}` | `leads.${LeadAlarmEvent}`;

/**
 * Whether the oldest waiting lead is late. A date more than 15 minutes in the future was written by a wrong clock, so
 * the lead counts as late.
 */
export const isLate = (waitingSince: number | undefined, now: number): boolean =>
  waitingSince !== undefined && Math.abs(now - waitingSince) > LEAD_LATE_MS;

interface AlarmOptions {
  outbox: AlertRecords & Pick<SqliteOutbox, 'queue'>;
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
  readonly #refused: StaffAlert;
  /** How many refused leads the last alert covered. */
  #covered = 0;

  constructor(options: AlarmOptions) {
    this.#options = options;
    this.#late = new StaffAlert(options.outbox, 'leads_lost', 6 * HOUR_MS);
    this.#refused = new StaffAlert(options.outbox, 'leads_refused', HOUR_MS);
  }

  /** Alerts staff where due. Never rejects. */
  async check(now = Date.now()): Promise<void> {
    const { isKnown, log, outbox, tell } = this.#options;
    try {
      const { refused, waitingSince } = outbox.queue();
      if (isLate(waitingSince, now)) {
        if (this.#late.isAlerted || !isKnown()) await this.#late.begin(now, () => tell('late'));
        // A lead that was late may have been refused since, not delivered.
      } else if (refused === 0) await this.#late.end(now, () => tell('through'));
      const isNew = refused > this.#covered;
      if (!isNew || (await this.#refused.begin(now, () => tell('refused')))) {
        this.#covered = refused;
      }
    } catch (error) {
      log.error({ code: codeOf(error) }, 'waiting leads not looked at');
    }
  }
}

interface WatchOptions {
  outbox: SqliteOutbox;
  service: LeadService;
  log: Log;
  /** Interval between canaries, in milliseconds; undefined where none is sent. */
  everyMs: number | undefined;
  /** Alerts staff. @returns whether anybody was reached */
  alarm: (event: LeadEvent) => Promise<boolean>;
}

/** Starts canaries and alerts about leads, until `stop` is called. */
export function watchLeads({ alarm, everyMs, ...options }: WatchOptions): {
  canary: Canary | undefined;
  stop: () => void;
} {
  const canary =
    everyMs === undefined
      ? undefined
      : new Canary({ ...options, everyMs, tell: (event) => alarm(`canary.${event}`) });
  const leadAlarm = new LeadAlarm({
    ...options,
    tell: (event) => alarm(`leads.${event}`),
    isKnown: () => canary?.isAlerted ?? false,
  });
  const interval = everyMs ?? HOUR_MS;
  const send = () => void canary?.send();
  const check = () => {
    void canary?.check();
    void leadAlarm.check();
  };
  const timers = [
    setTimeout(send, Math.min(FIRST_CANARY_MS, interval)),
    setInterval(send, interval),
    setInterval(check, Math.min(CHECK_MS, interval / 4)),
  ];
  for (const timer of timers) timer.unref();
  const stop = () => timers.forEach((timer) => clearInterval(timer));
  return { canary, stop };
}
