import { setTimeout as wait } from 'node:timers/promises';
import { backOffMs } from '@clinicdee/protocol/http/messages';

interface Options {
  /** Debounce before the first attempt, in milliseconds. */
  debounceMs: number;
  /** Maximum wait between two attempts, in milliseconds. */
  maxWaitMs: number;
  /** Whether there is still something to send. */
  isDue: () => boolean;
  /**
   * Makes one attempt. Must not reject.
   *
   * @param attempts number of this attempt, from 1
   * @param signal aborted by `stop`
   * @returns whether it succeeded; the next attempt then counts from 1 again
   */
  attempt: (attempts: number, signal: AbortSignal) => Promise<boolean>;
}

/** Debounces notifications to another server and retries them with exponential backoff. */
export class DebouncedRetry {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Schedules an attempt, unless a run is in progress, which then covers it. */
  schedule(): void {
    if (this.#stopping.signal.aborted) return;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { debounceMs, maxWaitMs, isDue, attempt } = this.#options;
    const { signal } = this.#stopping;
    const pause = (ms: number) =>
      wait(ms, undefined, { ref: false, signal }).catch(() => undefined);
    await pause(debounceMs);
    for (let attempts = 1; isDue() && !signal.aborted; attempts++) {
      if (await attempt(attempts, signal)) attempts = 0;
      else await pause(backOffMs(attempts, maxWaitMs));
    }
  }
}
