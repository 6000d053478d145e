import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Load shedding: above the limits requests get 503 with `Retry-After`, so that accepted requests stay fast.
 * Static files and cached pages are exempt, since sending them is as cheap as a 503.
 */

/** Submitted forms have a higher limit than pages to render. */
export type Work = 'form' | 'page';

/** Maximum number of requests in flight. */
const MAX_IN_FLIGHT: Record<Work, number> = { form: 256, page: 16 };

/** While the mean event loop delay, in milliseconds, exceeds this, only one page is rendered at a time. */
const MAX_LOOP_DELAY_MS = 250;
const RESOLUTION_MS = 20;
const SAMPLE_MS = 250;

/** `Retry-After` of refused requests, in seconds. */
export const RETRY_AFTER_SECONDS = 5;

export class LoadShedder {
  readonly #loopDelayMs: () => number;
  readonly #inFlight: Record<Work, number> = { form: 0, page: 0 };

  /** @param loopDelayMs returns the mean event loop delay, in milliseconds */
  constructor(loopDelayMs: () => number = watchLoopDelay()) {
    this.#loopDelayMs = loopDelayMs;
  }

  /** Runs `act` and returns its result, or returns undefined when over the limit. */
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

/** Returns a reader of the mean event loop delay in the last sample, in milliseconds. */
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
