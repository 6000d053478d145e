import { DebouncedRetry } from './debounced-retry.ts';
import type { Log } from './log.ts';
import { postJson } from './post-json.ts';

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
  readonly #retry: DebouncedRetry;
  #isDue = false;

  constructor(options: Options) {
    this.#options = options;
    this.#retry = new DebouncedRetry({
      togetherMs: options.togetherMs ?? TOGETHER_MS,
      longestWaitMs: LONGEST_WAIT_MS,
      isDue: () => this.#isDue,
      attempt: (tries) => this.#purge(tries),
    });
  }

  /** Something has changed, and is shown. */
  soon(): void {
    this.#isDue = true;
    this.#retry.soon();
  }

  async stop(): Promise<void> {
    await this.#retry.stop();
  }

  async #purge(tries: number): Promise<boolean> {
    const { url, token, log } = this.#options;
    // What changes while it is asked is another purge.
    this.#isDue = false;
    const answer = await postJson({ url, token, timeoutMs: TIMEOUT_MS }, EVERYTHING, {});
    if (typeof answer === 'object' && answer.status >= 200 && answer.status < 300) return true;
    this.#isDue = true;
    const code = typeof answer === 'string' ? answer : `http_${answer.status}`;
    if (tries === 1) log.warn({ code }, 'the CDN was not purged; tried again');
    return false;
  }
}

/** As Cloudflare takes it, and others in their own words behind a function of the vendor's. */
const EVERYTHING = { purge_everything: true };
