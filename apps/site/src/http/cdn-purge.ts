import { backOffMs } from '@clinicdee/protocol/http/messages';
import type { Log } from './log.ts';
import { Poller } from './poller.ts';
import { postJson } from './post-json.ts';

const MAX_WAIT_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** Debounce in milliseconds: an article and its pictures change one after the other and need one purge. */
const DEBOUNCE_MS = 500;

interface Options {
  url: string;
  token: string;
  log: Log;
}

/**
 * Purges the whole CDN cache after cacheable pages have changed. Every process sends a purge once it serves
 * the change itself: the last purge then removes stale pages that the CDN fetched from a slower process.
 * Retries until it succeeds; otherwise stale pages stay for `CDN_SECONDS`.
 */
export class CdnPurge {
  readonly #options: Options;
  readonly #poller = new Poller(() => this.#purge());
  #failures = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Schedules a purge. Call it when this process already serves the change. */
  schedule(): void {
    this.#poller.pollAfter(DEBOUNCE_MS);
  }

  async stop(): Promise<void> {
    await this.#poller.stop();
  }

  /** @returns the delay until the next attempt; undefined after a success */
  async #purge(): Promise<number | undefined> {
    const { url, token, log } = this.#options;
    const answer = await postJson({ url, token, timeoutMs: TIMEOUT_MS }, EVERYTHING, {});
    if (typeof answer === 'object' && answer.status >= 200 && answer.status < 300) {
      this.#failures = 0;
      return undefined;
    }
    this.#failures++;
    const code = typeof answer === 'string' ? answer : `http_${answer.status}`;
    if (this.#failures === 1) log.warn({ code }, 'CDN purge failed; retrying');
    return backOffMs(this.#failures, MAX_WAIT_MS);
  }
}

/** Cloudflare's format. Other CDNs need an adapter of the vendor's. */
const EVERYTHING = { purge_everything: true };
