import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as breathe } from 'node:timers/promises';
import { isFormPost } from '../calls/form-post.ts';
import type { Log } from '../calls/log.ts';
import { isProbe } from './routes.ts';

/*
 * What the server does when more is asked of it than it can do: it turns away at once what it could only
 * answer late, so that what it takes is answered as fast as ever.
 *
 * Built and kept pages never come here: sending one costs as little as turning somebody away.
 */

/**
 * What is asked for, in the order in which it is served: a `form` that somebody filled in is begun at
 * once, between two pages; a `page` that is to be made waits for its turn.
 */
export type Kind = 'form' | 'page';

interface Limits {
  /** So many at once. More pages at once would all be late together: there is one thread. */
  atOnce: number;
  /** Nobody is let in who would wait longer for a turn, in milliseconds. */
  longestWaitMs: number;
  /** While the event loop is later than this, nobody is let in, in milliseconds. */
  latestLoopMs: number;
}

const limits: Record<Kind, Limits> = {
  form: { atOnce: 256, longestWaitMs: 0, latestLoopMs: Infinity },
  page: { atOnce: 16, longestWaitMs: 400, latestLoopMs: 250 },
};

/** After this, one waits for something other than our thread (a slow phone, another server): the next
 * may begin. Otherwise a few who send a byte a second would shut out everybody. In milliseconds. */
const LONGEST_TURN_MS = 1_000;

/** For so long pages are begun one after the other before whatever has arrived is looked at, forms above
 * all. In a storm a look takes long: a look after each page would be the most of the work. In ms. */
const SLICE_MS = 40;

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
  #turnedAway: Record<Kind, number> | undefined;

  /** @param loopDelayMs how late the event loop is, in milliseconds */
  constructor(log: Log, loopDelayMs: () => number = watchLoop()) {
    this.#log = log;
    this.#loopDelayMs = loopDelayMs;
    this.#lines = { form: new Line(limits.form), page: new Line(limits.page) };
  }

  /** Whether what comes now is to be turned away. */
  isShut(kind: Kind): boolean {
    const { latestLoopMs } = limits[kind];
    return this.#lines[kind].isFull || this.#loopDelayMs() > latestLoopMs;
  }

  /** Takes note of somebody who was turned away: for the log, a line for all of some seconds. */
  turnAway(kind: Kind): void {
    if (!this.#turnedAway) {
      this.#turnedAway = { form: 0, page: 0 };
      setTimeout(() => this.#tell(), TELL_MS).unref();
    }
    this.#turnedAway[kind]++;
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

class Line {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #lookedAt = 0;
  /** What a turn takes lately, in milliseconds; at the start, what it takes a cold server. */
  #turnMs = 200;

  constructor(given: Limits) {
    this.#limits = given;
  }

  get isFull(): boolean {
    const { atOnce, longestWaitMs } = this.#limits;
    const wait = ((this.#waiting.length + 1) * this.#turnMs) / atOnce;
    return this.#underWay >= atOnce && wait > longestWaitMs;
  }

  async enter<T>(work: () => Promise<T>): Promise<T | undefined> {
    const { atOnce, longestWaitMs } = this.#limits;
    if (this.#underWay < atOnce) {
      this.#underWay++;
    } else {
      const came = performance.now();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      if (performance.now() - came > 2 * longestWaitMs) {
        this.#next();
        return undefined;
      }
    }
    const started = performance.now();
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      this.#turnMs += (performance.now() - started - this.#turnMs) / 16;
      this.#next();
    };
    const timer = setTimeout(leave, LONGEST_TURN_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  /** Hands the turn on. */
  #next(): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.#underWay--;
    } else if (performance.now() - this.#lookedAt < SLICE_MS) {
      next();
    } else {
      void breathe().then(() => {
        this.#lookedAt = performance.now();
        next();
      });
    }
  }
}

const SAMPLE_MS = 20;
const LOOK_MS = 250;

/** Measures how late the event loop is: the mean of the last quarter of a second, in milliseconds. */
function watchLoop(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  histogram.enable();
  let lookedAt = performance.now();
  let delayMs = 0;
  return () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_MS) return delayMs;
    delayMs = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - SAMPLE_MS) : 0;
    histogram.reset();
    lookedAt = now;
    return delayMs;
  };
}
