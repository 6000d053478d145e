import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isFormPost } from '../calls/form-post.ts';
import type { Log } from '../calls/log.ts';
import { Lately } from './lately.ts';
import { type Limits, Line } from './line.ts';
import { Pace } from './pace.ts';
import { isProbe } from './routes.ts';

/*
 * What the server does when more is asked of it than it can do: it turns away at once what it could only
 * answer late, so that what it takes is answered as fast as ever. Whoever is told to come later and asks
 * again at once is answered at a pace that leaves time for whom was let in, and for whoever comes new.
 *
 * Built and kept pages never come here: sending one costs as little as turning somebody away.
 */

/**
 * What is asked for, in the order in which it is served: a `form` that somebody filled in is begun at
 * once, between two pages; a `page` that is to be made waits for its turn.
 */
export type Kind = 'form' | 'page';

const limits: Record<Kind, Limits> = {
  form: { atOnce: 64, longestWaitMs: 1_000, latestMs: Infinity },
  page: { atOnce: 8, longestWaitMs: 100, latestMs: 300 },
};

/** While the event loop is later than this, no page is begun beside another, in milliseconds. One alone
 * is: others on the machine may have kept us, or the page before. */
const LATEST_LOOP_MS = 250;

/** From the first who is turned away to the line about all of them, in milliseconds. */
const TELL_MS = 10_000;

/** When who was turned away may ask again, in seconds. */
export const RETRY_AFTER_SECONDS = 5;

/** @returns undefined for what is never turned away: who watches the server must see how it is */
export function kindOf(method: string, path: string): Kind | undefined {
  if (isProbe(path)) return undefined;
  return isFormPost(method, path) ? 'form' : 'page';
}

/** Lets in as much as can be answered in time. */
export class Gate {
  readonly #loopDelayMs: () => number;
  readonly #lines: Record<Kind, Line>;
  readonly #log: Log;
  readonly #pace = new Pace();
  readonly #told = new Lately(RETRY_AFTER_SECONDS * 1000);
  /** How many came so far. */
  #came = 0;
  #turnedAway: Record<Kind, number> | undefined;

  /** @param loopDelayMs how late the event loop is, in milliseconds */
  constructor(log: Log, loopDelayMs: () => number = watchLoop()) {
    this.#log = log;
    this.#loopDelayMs = loopDelayMs;
    const came = () => this.#came;
    this.#lines = { form: new Line(limits.form, came), page: new Line(limits.page, came) };
  }

  /** Whether what comes now is to be turned away. */
  isShut(kind: Kind): boolean {
    this.#came++;
    const line = this.#lines[kind];
    if (line.isFull) return true;
    return kind === 'page' && !line.isIdle && this.#loopDelayMs() > LATEST_LOOP_MS;
  }

  /**
   * Takes note of somebody who is turned away: for the log, a line for all of some seconds.
   *
   * @param asker by what they are known when they come again: their connection, or behind a proxy their
   *   address
   * @returns when they may be told so; undefined where that is at once
   */
  turnAway(kind: Kind, asker: unknown): Promise<void> | undefined {
    if (!this.#turnedAway) {
      this.#turnedAway = { form: 0, page: 0 };
      setTimeout(() => this.#tell(), TELL_MS).unref();
    }
    this.#turnedAway[kind]++;
    const isAgain = this.#told.has(asker);
    this.#told.add(asker);
    return this.#pace.turn(isAgain);
  }

  #tell(): void {
    const loopDelayMs = Math.round(this.#loopDelayMs());
    this.#log.warn({ ...this.#turnedAway, loopDelayMs }, 'turned away: too much at once');
    this.#turnedAway = undefined;
  }

  /**
   * Does what was let in, when it is its turn.
   *
   * @returns undefined when that came so late that it is to be turned away after all
   */
  enter<T>(kind: Kind, work: () => Promise<T>): Promise<T | undefined> {
    return this.#lines[kind].enter(work);
  }
}

const SAMPLE_MS = 20;
const MEAN_MS = 250;

/** Measures how late the event loop is: the mean of the last quarter of a second, in milliseconds. */
function watchLoop(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  histogram.enable();
  let lookedAt = performance.now();
  let delayMs = 0;
  return () => {
    const now = performance.now();
    if (now - lookedAt < MEAN_MS) return delayMs;
    delayMs = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - SAMPLE_MS) : 0;
    histogram.reset();
    lookedAt = now;
    return delayMs;
  };
}
