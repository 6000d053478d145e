import { setTimeout as wait } from 'node:timers/promises';
import { backOffMs } from '../calls/back-off.ts';
import type { Log } from '../calls/log.ts';
import { postJson } from '../calls/post-json.ts';

const LONGEST_WAIT_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** Changes come one by one, an article's picture after it: they are one purge, in milliseconds. */
const TOGETHER_MS = 500;

interface Options {
  url: string;
  token: string;
  log: Log;
  /** How long changes are collected, in milliseconds. */
  togetherMs?: number;
}

/**
 * Has the CDN forget all that it keeps of the site, after something has changed that it may keep. Every
 * process asks once it shows the change itself: the last of them asks last, so that no older page stays
 * that the CDN had fetched from another one meanwhile. Tried until it is taken: what is not purged stays
 * for `CDN_SECONDS`.
 */
export class CdnPurge {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #isDue = false;
  #purging: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Something has changed, and is shown. */
  soon(): void {
    this.#isDue = true;
    if (this.#stopping.signal.aborted) return;
    this.#purging ??= this.#purge().finally(() => (this.#purging = undefined));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#purging;
  }

  async #purge(): Promise<void> {
    const { log, togetherMs = TOGETHER_MS, ...receiver } = this.#options;
    const { signal } = this.#stopping;
    const pause = (ms: number) =>
      wait(ms, undefined, { ref: false, signal }).catch(() => undefined);
    await pause(togetherMs);
    for (let tries = 1; this.#isDue && !signal.aborted; tries++) {
      // What changes while it is asked is another purge.
      this.#isDue = false;
      const answer = await postJson({ ...receiver, timeoutMs: TIMEOUT_MS }, EVERYTHING, {});
      const isTaken = typeof answer === 'object' && answer.status >= 200 && answer.status < 300;
      if (isTaken) {
        tries = 0;
        continue;
      }
      this.#isDue = true;
      const code = typeof answer === 'string' ? answer : `http_${answer.status}`;
      if (tries === 1) log.warn({ code }, 'the CDN was not purged; tried again');
      await pause(backOffMs(tries, LONGEST_WAIT_MS));
    }
  }
}

/** As Cloudflare takes it, and others in their own words behind a function of the vendor's. */
const EVERYTHING = { purge_everything: true };
