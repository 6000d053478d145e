import type { MissedSearches as Answer } from '@clinicdee/protocol';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { ErasureGuard } from '../erasure.ts';
import { bangkokDay } from '../thai/days.ts';
import { countableSearch } from './countable-search.ts';
import { isPerson } from './is-person.ts';
import type { Missed, MissedStore } from './missed-store.ts';

const FLUSH_MS = 5000;
/** Limit of pending searches; more in a few seconds are not people. */
const MOST_PENDING = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after the last search until an entry is erased, as the privacy notice says. */
export const KEPT_DAYS = 90;

interface MissedSearchesOptions {
  store: Pick<MissedStore, 'add' | 'countBefore' | 'eraseBefore' | 'list'>;
  erasure: Pick<ErasureGuard, 'allows'>;
  rateLimit: RateLimit;
  log: Log;
}

/** Counts searches without results: words, how often and when; no visitor ids. */
export class MissedSearches {
  readonly #options: MissedSearchesOptions;
  readonly #timer: NodeJS.Timeout;
  #pending = new Map<string, Missed>();

  constructor(options: MissedSearchesOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.flush(), FLUSH_MS).unref();
  }

  /**
   * Counts a search without results if a person submitted it and it has no personal data. Never rejects.
   *
   * @param typed the query as typed
   * @param clientAddress for the rate limit; never stored or logged
   */
  async note(request: Request, typed: string, clientAddress: string): Promise<void> {
    const { log, rateLimit } = this.#options;
    try {
      const words = isPerson(request) && wasSubmitted(request) ? countableSearch(typed) : undefined;
      if (words === undefined || (await rateLimit.take(clientAddress))) return;
      const day = bangkokDay(Date.now());
      const pending = this.#pending.get(`${day} ${words}`);
      if (pending) pending.count++;
      else if (this.#pending.size < MOST_PENDING) {
        this.#pending.set(`${day} ${words}`, { words, count: 1, day });
      }
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'a search without results was not counted');
    }
  }

  /** Writes the pending searches; on failure they stay pending. Never throws. */
  flush(): void {
    const { log, store } = this.#options;
    try {
      for (const [key, missed] of this.#pending) {
        store.add(missed);
        this.#pending.delete(key);
      }
    } catch (error) {
      log.warn(
        { code: codeOf(error), pending: this.#pending.size },
        'searches without results not written yet',
      );
    }
  }

  /** Flushes, erases old entries and lists the rest. @throws Error when they cannot be read */
  list(): Answer {
    this.flush();
    this.erase();
    return this.#options.store.list();
  }

  /** Erases entries whose last search is too long ago, unless erasure is held. */
  erase(now = Date.now()): void {
    const { erasure, store } = this.#options;
    const before = bangkokDay(now - KEPT_DAYS * DAY_MS);
    if (erasure.allows('searches', store.countBefore(before), now)) store.eraseBefore(before);
  }

  /** Stops the timer and flushes a last time. */
  close(): void {
    clearInterval(this.#timer);
    this.flush();
  }
}

/**
 * Whether a browser navigates to the page after a search on the site or in the address bar. Excludes lists that update
 * while typing, links from other sites, and programs with a browser's user agent.
 */
function wasSubmitted({ headers, method }: Request): boolean {
  const from = headers.get('sec-fetch-site');
  return (
    method === 'GET' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    (from === 'same-origin' || from === 'none')
  );
}
