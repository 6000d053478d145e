import { setTimeout as wait } from 'node:timers/promises';
import { backOffMs } from './back-off.ts';

interface Options {
  /** How long reasons to go are collected before one goes, in milliseconds. */
  togetherMs: number;
  /** The longest pause between two tries, in milliseconds. */
  longestWaitMs: number;
  /** Whether there is anything left to go for. */
  isDue: () => boolean;
  /**
   * Goes once; never rejects.
   *
   * @param tries which try this is, from 1
   * @param signal aborted when nobody waits any more
   * @returns whether that is settled; what is due then begins with a first try
   */
  attempt: (tries: number, signal: AbortSignal) => Promise<boolean>;
}

/** Something to be told to another server: collected for a moment, and tried with growing pauses until it is settled. */
export class DebouncedRetry {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #going: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** There is something to go for; goes unless somebody is on the way, who takes it along. */
  soon(): void {
    if (this.#stopping.signal.aborted) return;
    this.#going ??= this.#go().finally(() => (this.#going = undefined));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#going;
  }

  async #go(): Promise<void> {
    const { togetherMs, longestWaitMs, isDue, attempt } = this.#options;
    const { signal } = this.#stopping;
    const pause = (ms: number) =>
      wait(ms, undefined, { ref: false, signal }).catch(() => undefined);
    await pause(togetherMs);
    for (let tries = 1; isDue() && !signal.aborted; tries++) {
      if (await attempt(tries, signal)) tries = 0;
      else await pause(backOffMs(tries, longestWaitMs));
    }
  }
}
