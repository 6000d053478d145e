import type { LeadEvent } from '../../src/leads/watch-leads.ts';
import { Violation } from './violation.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** From one look to the next. */
export const LOOK_MS = 30 * SECOND;
/** So long a lead may wait. */
const LATE_MS = 15 * MINUTE;
/** A channel that is back has the news within so long. */
const RETRIED_MS = 15 * MINUTE;
/** Looks, slow channels, and the ten minutes by which a killed process may forget the time. */
const SLACK_MS = 12 * MINUTE;
/** Leads that are refused one after another are told of once in so long. */
const SERIES_MS = 60 * MINUTE;
/** All has been well for so long that nobody may be told of trouble. */
const WELL_MS = 40 * MINUTE;
/** What was told is written down within so long. */
const NOTED_MS = 15 * SECOND;

/** How things stand, as nobody in the world can know all of it. */
export interface Moment {
  /** The true time. */
  time: number;
  /** What the site's own clock says; undefined while it does not run. */
  siteTime: number | undefined;
  isDiskWell: boolean;
  isClockWell: boolean;
  /** Whether staff can be told. */
  canHear: boolean;
  /** Whether the receiver takes leads. */
  isTaken: boolean;
  /** When the lead came that has waited longest; undefined where none waits. */
  waitingSince: number | undefined;
  /** How many leads are set aside that the receiver does not want. */
  refused: number;
}

type Trouble = 'late' | 'canary' | 'refused';

/**
 * The other promise: of leads that do not get to staff they are told, by whatever channel works; and when
 * that is over they are told, too. Of what is not so they are not told.
 */
export class Silence {
  /** What staff take to be so. */
  readonly #believed = new Set<LeadEvent>();
  readonly #heard = new Map<LeadEvent, number>();
  /** What may not have been written down, and so not been known to the next process. */
  readonly #unnoted = new Set<LeadEvent>();
  /** How long each trouble has gone on while staff could have been told, by the site's own clock. */
  readonly #untoldMs: Record<Trouble, number> = { late: 0, canary: 0, refused: 0 };
  readonly #longestMs: Record<Trouble, number>;
  #before: Moment | undefined;
  #wellSince = Infinity;
  #lateAt = -Infinity;
  #refused = { count: 0, at: -Infinity };
  #diskBrokeAt = -Infinity;
  #isDiskFull = false;

  /** @param canaryEveryMs between two canaries, each of which is late after half of that */
  constructor(canaryEveryMs: number) {
    const toldMs = RETRIED_MS + SLACK_MS;
    this.#longestMs = { late: toldMs, canary: 1.5 * canaryEveryMs + toldMs, refused: toldMs };
  }

  /**
   * Looks at how things stand, again and again.
   *
   * @throws Violation when staff should have been told by now, and were not
   */
  look(now: Moment): void {
    const { time, waitingSince } = now;
    const isLate = waitingSince !== undefined && time - waitingSince > LATE_MS - LOOK_MS;
    if (isLate) this.#lateAt = time;
    this.#followRefused(now);
    this.#followWell(now);
    const isKnown = this.#believed.has('leads.late') || this.#believed.has('canary.lost');
    const passed = this.#passed(now);
    const saidRefused = this.#heard.get('leads.refused');
    // Whoever looks here sees a refusal up to a look later than the site.
    const isRefusedSaid = saidRefused !== undefined && saidRefused >= this.#refused.at - LOOK_MS;
    this.#count('late', isLate && !isKnown, passed);
    this.#count('canary', !now.isTaken && !isKnown, passed);
    this.#count('refused', now.refused > 0 && !isRefusedSaid, passed);
    this.#longestMs.refused = this.#longestMs.late + (saidRefused === undefined ? 0 : SERIES_MS);
    this.#before = now;
    for (const trouble of ['late', 'canary', 'refused'] as const) {
      if (this.#untoldMs[trouble] <= this.#longestMs[trouble]) continue;
      throw new Violation(`nobody was told of trouble: ${trouble}`);
    }
  }

  /** From now on nothing can be written, or everything. */
  diskIs(state: 'full' | 'well', time: number): void {
    this.#isDiskFull = state === 'full';
    this.diskBreaks(time);
  }

  /** Something could not be written now. */
  diskBreaks(time: number): void {
    this.#diskBrokeAt = time;
    this.#wellSince = Infinity;
    for (const [event, at] of this.#heard) if (time - at < NOTED_MS) this.#unnoted.add(event);
  }

  /**
   * @param time when it was said
   * @throws Violation when staff are told what is not so
   */
  hear(said: LeadEvent, time: number): void {
    // Which of the two it is tells what to mend; both say that no canary arrives.
    const event = said === 'canary.closed' ? 'canary.lost' : said;
    if (event === 'leads.through') this.#believed.delete('leads.late');
    else if (event === 'canary.back') this.#believed.delete('canary.lost');
    else this.#believed.add(event);
    this.#heard.set(event, time);
    if (this.#isDiskFull || time - this.#diskBrokeAt < NOTED_MS) this.#unnoted.add(event);
    else this.#unnoted.delete(event);
    const isWell = time - this.#wellSince > WELL_MS;
    const isFalse =
      (event === 'leads.late' && isWell && time - this.#lateAt > WELL_MS) ||
      (event === 'canary.lost' && isWell);
    if (isFalse) throw new Violation(`staff were told ${event}, which was not so`);
  }

  /** @throws Violation when staff still take something to be so that has long been over */
  checkOver(): void {
    for (const event of ['leads.late', 'canary.lost'] as const) {
      if (this.#believed.has(event) && !this.#unnoted.has(event)) {
        throw new Violation(`staff were told ${event}, and never that it is over`);
      }
    }
  }

  #followRefused({ refused, time }: Moment): void {
    if (refused > this.#refused.count) this.#refused = { count: refused, at: time };
    else this.#refused.count = refused;
  }

  #followWell({ isClockWell, isDiskWell, isTaken, siteTime, time }: Moment): void {
    const before = this.#before;
    const isAwake = before?.siteTime !== undefined && time - before.time < 2 * LOOK_MS;
    const isWell = isAwake && isClockWell && isDiskWell && isTaken && siteTime !== undefined;
    if (!isWell) this.#wellSince = Infinity;
    else if (this.#wellSince === Infinity) this.#wellSince = time;
  }

  /** How much longer staff could have been told, since the last look; undefined where they could not. */
  #passed(now: Moment): number | undefined {
    const before = this.#before?.siteTime;
    const couldTell = now.isDiskWell && now.canHear && this.#before?.canHear === true;
    if (!couldTell || before === undefined || now.siteTime === undefined) return undefined;
    return Math.min(LOOK_MS, Math.max(0, now.siteTime - before));
  }

  #count(trouble: Trouble, isThere: boolean, passed: number | undefined): void {
    if (isThere && passed !== undefined) this.#untoldMs[trouble] += passed;
    else this.#untoldMs[trouble] = 0;
  }
}
