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
/** More in a few seconds is nobody's searching. */
const MOST_PENDING = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What nobody has searched for in so many days is erased: the privacy notice says so. */
export const KEPT_DAYS = 90;

interface Parts {
  store: Pick<MissedStore, 'add' | 'countBefore' | 'eraseBefore' | 'list'>;
  erasure: Pick<ErasureGuard, 'allows'>;
  rateLimit: RateLimit;
  log: Log;
}

/** What visitors searched for and did not find: words, with how often and on which days; nothing of who it was. */
export class MissedSearches {
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #pending = new Map<string, Missed>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.flush(), FLUSH_MS).unref();
  }

  /**
   * Counts a search that has found nothing, where a person has sent it off and it is words alone. Never rejects.
   *
   * @param typed as it was typed
   * @param clientAddress who asks, for the limit; never stored or logged
   */
  async note(request: Request, typed: string, clientAddress: string): Promise<void> {
    const { log, rateLimit } = this.#parts;
    try {
      const words = isPerson(request) && wasSentOff(request) ? countableSearch(typed) : undefined;
      if (words === undefined || (await rateLimit.take(clientAddress))) return;
      const day = bangkokDay(Date.now());
      const before = this.#pending.get(`${day} ${words}`);
      if (before) before.count++;
      else if (this.#pending.size < MOST_PENDING) {
        this.#pending.set(`${day} ${words}`, { words, count: 1, day });
      }
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'a search without results was not counted');
    }
  }

  /** Writes down what is pending; what cannot be written stays pending. Never throws. */
  flush(): void {
    const { log, store } = this.#parts;
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

  /** What was counted up to now. @throws Error when it cannot be read */
  list(): Answer {
    this.flush();
    this.erase();
    return this.#parts.store.list();
  }

  /** Erases what nobody has searched for so long, unless erasure is held. */
  erase(now = Date.now()): void {
    const { erasure, store } = this.#parts;
    const before = bangkokDay(now - KEPT_DAYS * DAY_MS);
    if (erasure.allows('searches', store.countBefore(before), now)) store.eraseBefore(before);
  }

  /** Writes down what is pending, for the last time. */
  close(): void {
    clearInterval(this.#timer);
    this.flush();
  }
}

/**
 * Whether a browser asks for a page because somebody sent the search off on the site or in its own bar. A list that
 * renews itself, a link of another site and a program that only calls itself a browser do not.
 */
function wasSentOff({ headers, method }: Request): boolean {
  const from = headers.get('sec-fetch-site');
  return (
    method === 'GET' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    (from === 'same-origin' || from === 'none')
  );
}
