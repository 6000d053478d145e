import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Log } from '../calls/log.ts';

/*
 * Under more load than the server can bear, requests that it could only answer late are refused at once (503 with
 * `Retry-After`), so that those it takes are answered as fast as ever. Static files and cached pages never come here:
 * sending one costs as little as refusing it.
 */

/** A `form` that somebody filled in is taken for longer than a `page` that is to be rendered. */
export type Work = 'form' | 'page';

/** So many are worked on at once. */
const MAX_IN_FLIGHT: Record<Work, number> = { form: 256, page: 16 };

/** So many turns of the event loop at most, or so many milliseconds, lie between two pages: each turn accepts one connection. */
const MAX_TURNS = 20;
const LOOK_MS = 10;

/** While the event loop is later than this, in milliseconds, no page is rendered beside another. */
const MAX_LOOP_DELAY_MS = 250;
const RESOLUTION_MS = 20;
const MEAN_OVER_MS = 250;

/** From the first refusal to the log line about all of them, in milliseconds. */
const REPORT_MS = 10_000;

/** When a refused visitor may ask again, in seconds. */
export const RETRY_AFTER_SECONDS = 5;

export class LoadShedder {
  readonly #log: Log;
  readonly #loopDelayMs: () => number;
  readonly #inFlight: Record<Work, number> = { form: 0, page: 0 };
  #turn: Promise<unknown> = Promise.resolve();
  #refused: Record<Work, number> | undefined;

  /** @param loopDelayMs how late the event loop is, in milliseconds */
  constructor(log: Log, loopDelayMs: () => number = watchLoopDelay()) {
    this.#log = log;
    this.#loopDelayMs = loopDelayMs;
  }

  /** Does the work; undefined where there is no room for it. */
  async run<T>(work: Work, act: () => Promise<T>): Promise<T | undefined> {
    if (!this.#hasRoom(work)) {
      this.#noteRefusal(work);
      return undefined;
    }
    this.#inFlight[work]++;
    try {
      if (work === 'page') await this.#nextTurn();
      return await act();
    } finally {
      this.#inFlight[work]--;
    }
  }

  /** Pages begin one after the other, and between two of them whatever has arrived is looked at. */
  #nextTurn(): Promise<unknown> {
    this.#turn = this.#turn.then(async () => {
      const started = performance.now();
      let turns = 0;
      do await yieldToEventLoop();
      while (++turns < MAX_TURNS && performance.now() - started < LOOK_MS);
    });
    return this.#turn;
  }

  #hasRoom(work: Work): boolean {
    const inFlight = this.#inFlight[work];
    if (work === 'page' && inFlight > 0 && this.#loopDelayMs() > MAX_LOOP_DELAY_MS) return false;
    return inFlight < MAX_IN_FLIGHT[work];
  }

  #noteRefusal(work: Work): void {
    if (!this.#refused) {
      this.#refused = { form: 0, page: 0 };
      setTimeout(() => {
        const loopDelayMs = Math.round(this.#loopDelayMs());
        this.#log.warn({ ...this.#refused, loopDelayMs }, 'requests refused: too many at once');
        this.#refused = undefined;
      }, REPORT_MS).unref();
    }
    this.#refused[work]++;
  }
}

/** The mean of the last quarter of a second, in milliseconds. */
function watchLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let readAt = performance.now();
  let delayMs = 0;
  return () => {
    const now = performance.now();
    if (now - readAt < MEAN_OVER_MS) return delayMs;
    delayMs = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) : 0;
    histogram.reset();
    readAt = now;
    return delayMs;
  };
}
