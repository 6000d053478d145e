import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Refuses requests under more load than the server can bear (503 with `Retry-After`), so that those it takes are
 * answered quickly. Static files and cached pages do not count: sending one costs as little as refusing it.
 */

/** A `form` that somebody filled in is taken for longer than a `page` that is to be rendered. */
export type Work = 'form' | 'page';

/** The most requests in flight. */
const MAX_IN_FLIGHT: Record<Work, number> = { form: 256, page: 16 };

/** While the event loop is later than this on average, in milliseconds, one page is rendered at a time. */
const MAX_LOOP_DELAY_MS = 250;
const RESOLUTION_MS = 20;
const SAMPLE_MS = 250;

/** When a refused visitor may ask again, in seconds. */
export const RETRY_AFTER_SECONDS = 5;

export class LoadShedder {
  readonly #loopDelayMs: () => number;
  readonly #inFlight: Record<Work, number> = { form: 0, page: 0 };

  /** @param loopDelayMs how late the event loop is, in milliseconds */
  constructor(loopDelayMs: () => number = watchLoopDelay()) {
    this.#loopDelayMs = loopDelayMs;
  }

  /** Does the work; undefined where there is no room for it. */
  async run<T>(work: Work, act: () => Promise<T>): Promise<T | undefined> {
    const inFlight = this.#inFlight[work];
    const isLate = work === 'page' && inFlight > 0 && this.#loopDelayMs() > MAX_LOOP_DELAY_MS;
    if (isLate || inFlight >= MAX_IN_FLIGHT[work]) return undefined;
    this.#inFlight[work]++;
    try {
      return await act();
    } finally {
      this.#inFlight[work]--;
    }
  }
}

/** The mean delay of the event loop in the last sample, in milliseconds. */
function watchLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  setInterval(() => {
    delayMs = histogram.count > 0 ? Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) : 0;
    histogram.reset();
  }, SAMPLE_MS).unref();
  return () => delayMs;
}
