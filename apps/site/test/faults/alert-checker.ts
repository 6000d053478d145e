import type { LeadEvent } from '../../src/leads/watch-leads.ts';
import { Violation } from './violation.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Interval of checks. */
export const CHECK_MS = 30 * SECOND;
/** A lead is late after this time. */
const LATE_MS = 15 * MINUTE;
/** A repaired channel gets the alert within this time. */
const RETRIED_MS = 15 * MINUTE;
/** For check intervals, slow channels, and the ten minutes that a killed process may forget. */
const SLACK_MS = 12 * MINUTE;
/** Minimum interval between alerts about refused leads. */
const SERIES_MS = 60 * MINUTE;
/** After this time without problems an alert is false. */
const WELL_MS = 40 * MINUTE;
/** An alert is recorded within this time. */
const RECORDED_MS = 15 * SECOND;

/** The state of the world at a time. */
export interface Moment {
  /** The true time. */
  time: number;
  /** The clock of the site; undefined while it does not run. */
  siteTime: number | undefined;
  isDiskWell: boolean;
  isClockWell: boolean;
  /** Whether staff can be alerted. */
  isReachable: boolean;
  /** Whether the lead API acknowledges leads. */
  isAcknowledging: boolean;
  /** When the oldest waiting lead was received. */
  waitingSince: number | undefined;
  /** Number of refused leads. */
  refused: number;
}

type Problem = 'late' | 'canary' | 'refused';

/**
 * Checks the alerts: staff are alerted of leads that are not delivered, by any working channel, and of the end of the
 * problem. There are no false alerts.
 */
export class AlertChecker {
  /** The problems that staff know of. */
  readonly #known = new Set<LeadEvent>();
  readonly #sentAt = new Map<LeadEvent, number>();
  /** Alerts that may not have been recorded, and so are unknown to the next process. */
  readonly #unrecorded = new Set<LeadEvent>();
  /** How long each problem has lasted while staff could have been alerted, by the site's clock. */
  readonly #unreportedMs: Record<Problem, number> = { late: 0, canary: 0, refused: 0 };
  readonly #longestMs: Record<Problem, number>;
  #before: Moment | undefined;
  #wellSince = Infinity;
  #lateAt = -Infinity;
  #refused = { count: 0, at: -Infinity };
  #diskBrokeAt = -Infinity;
  #isDiskFull = false;

  /** @param canaryEveryMs interval of canaries; one is late after half of it */
  constructor(canaryEveryMs: number) {
    const limitMs = RETRIED_MS + SLACK_MS;
    this.#longestMs = { late: limitMs, canary: 1.5 * canaryEveryMs + limitMs, refused: limitMs };
  }

  /** Called at an interval. @throws Violation when staff should have been alerted by now */
  check(now: Moment): void {
    const { time, waitingSince } = now;
    const isLate = waitingSince !== undefined && time - waitingSince > LATE_MS - CHECK_MS;
    if (isLate) this.#lateAt = time;
    this.#followRefused(now);
    this.#followWell(now);
    const isKnown = this.#known.has('leads.late') || this.#known.has('canary.lost');
    const passed = this.#passed(now);
    const refusedAlertAt = this.#sentAt.get('leads.refused');
    // A refusal is noticed here up to one interval later than by the site.
    const isRefusedReported =
      refusedAlertAt !== undefined && refusedAlertAt >= this.#refused.at - CHECK_MS;
    this.#count('late', isLate && !isKnown, passed);
    this.#count('canary', !now.isAcknowledging && !isKnown, passed);
    this.#count('refused', now.refused > 0 && !isRefusedReported, passed);
    this.#longestMs.refused = this.#longestMs.late + (refusedAlertAt === undefined ? 0 : SERIES_MS);
    this.#before = now;
    for (const problem of ['late', 'canary', 'refused'] as const) {
      if (this.#unreportedMs[problem] <= this.#longestMs[problem]) continue;
      throw new Violation(`staff were not alerted of problem: ${problem}`);
    }
  }

  /** Records that the disk has become full or writable. */
  diskBecomes(state: 'full' | 'well', time: number): void {
    this.#isDiskFull = state === 'full';
    this.writeFailed(time);
  }

  /** Records a failed write. */
  writeFailed(time: number): void {
    this.#diskBrokeAt = time;
    this.#wellSince = Infinity;
    for (const [event, at] of this.#sentAt)
      if (time - at < RECORDED_MS) this.#unrecorded.add(event);
  }

  /**
   * Records an alert.
   *
   * @param time when it was sent
   * @throws Violation when it is false
   */
  alerted(sent: LeadEvent, time: number): void {
    // Both mean that no canary arrives.
    const event = sent === 'canary.closed' ? 'canary.lost' : sent;
    if (event === 'leads.through') this.#known.delete('leads.late');
    else if (event === 'canary.back') this.#known.delete('canary.lost');
    else this.#known.add(event);
    this.#sentAt.set(event, time);
    if (this.#isDiskFull || time - this.#diskBrokeAt < RECORDED_MS) this.#unrecorded.add(event);
    else this.#unrecorded.delete(event);
    const isWell = time - this.#wellSince > WELL_MS;
    const isFalse =
      (event === 'leads.late' && isWell && time - this.#lateAt > WELL_MS) ||
      (event === 'canary.lost' && isWell);
    if (isFalse) throw new Violation(`staff got the false alert ${event}`);
  }

  /** @throws Violation when the end of a problem was not reported */
  checkOver(): void {
    for (const event of ['leads.late', 'canary.lost'] as const) {
      if (this.#known.has(event) && !this.#unrecorded.has(event)) {
        throw new Violation(`staff were alerted of ${event}, but not of its end`);
      }
    }
  }

  #followRefused({ refused, time }: Moment): void {
    if (refused > this.#refused.count) this.#refused = { count: refused, at: time };
    else this.#refused.count = refused;
  }

  #followWell({ isClockWell, isDiskWell, isAcknowledging, siteTime, time }: Moment): void {
    const before = this.#before;
    const isAwake = before?.siteTime !== undefined && time - before.time < 2 * CHECK_MS;
    const isWell =
      isAwake && isClockWell && isDiskWell && isAcknowledging && siteTime !== undefined;
    if (!isWell) this.#wellSince = Infinity;
    else if (this.#wellSince === Infinity) this.#wellSince = time;
  }

  /** For how long since the last check staff could have been alerted; undefined when they could not. */
  #passed(now: Moment): number | undefined {
    const before = this.#before?.siteTime;
    const couldTell = now.isDiskWell && now.isReachable && this.#before?.isReachable === true;
    if (!couldTell || before === undefined || now.siteTime === undefined) return undefined;
    return Math.min(CHECK_MS, Math.max(0, now.siteTime - before));
  }

  #count(problem: Problem, isThere: boolean, passed: number | undefined): void {
    if (isThere && passed !== undefined) this.#unreportedMs[problem] += passed;
    else this.#unreportedMs[problem] = 0;
  }
}
