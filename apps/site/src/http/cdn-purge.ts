import { DebouncedRetry } from './debounced-retry.ts';
import type { Log } from './log.ts';
import { postJson } from './post-json.ts';

const MAX_WAIT_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** Debounce in milliseconds: an article and its pictures change one after the other and need one purge. */
const DEBOUNCE_MS = 500;

interface Options {
  url: string;
  token: string;
  log: Log;
  /** Debounce in milliseconds. */
  debounceMs?: number;
}

/**
 * Purges the whole CDN cache after cacheable pages have changed. Every process sends a purge once it serves
 * the change itself: the last purge then removes stale pages that the CDN fetched from a slower process.
 * Retries until it succeeds; otherwise stale pages stay for `CDN_SECONDS`.
 */
export class CdnPurge {
  readonly #options: Options;
  readonly #retry: DebouncedRetry;
  #isDue = false;

  constructor(options: Options) {
    this.#options = options;
    this.#retry = new DebouncedRetry({
      debounceMs: options.debounceMs ?? DEBOUNCE_MS,
      maxWaitMs: MAX_WAIT_MS,
      isDue: () => this.#isDue,
      attempt: (attempts) => this.#purge(attempts),
    });
  }

  /** Schedules a purge. Call it when this process already serves the change. */
  schedule(): void {
    this.#isDue = true;
    this.#retry.schedule();
  }

  async stop(): Promise<void> {
    await this.#retry.stop();
  }

  async #purge(attempts: number): Promise<boolean> {
    const { url, token, log } = this.#options;
    // A change during the request needs another purge.
    this.#isDue = false;
    const answer = await postJson({ url, token, timeoutMs: TIMEOUT_MS }, EVERYTHING, {});
    if (typeof answer === 'object' && answer.status >= 200 && answer.status < 300) return true;
    this.#isDue = true;
    const code = typeof answer === 'string' ? answer : `http_${answer.status}`;
    if (attempts === 1) log.warn({ code }, 'CDN purge failed; retrying');
    return false;
  }
}

/** Cloudflare's format. Other CDNs need an adapter of the vendor's. */
const EVERYTHING = { purge_everything: true };
