import { DebouncedRetry } from '../http/debounced-retry.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';

/** The protocol's shared door: whoever is told there tells the other search engines. */
export const INDEX_NOW = 'https://api.indexnow.org/indexnow';

/** Changes come one by one, a picture after its article: they are told together, in milliseconds. */
const DEBOUNCE_MS = 10_000;
const MAX_WAIT_MS = 60 * 60_000;
const TIMEOUT_MS = 10_000;
/** An address that is told of later is no news: after so many tries crawlers have been here themselves. */
const MOST_TRIES = 12;
/** The protocol takes 10,000 at once; more than this is no news but another site. */
const MOST_AT_ONCE = 1_000;

/** What is still to be told, over a restart. */
interface Kept {
  read: () => string[];
  write: (paths: readonly string[]) => void;
}

interface Options {
  key: string;
  siteUrl: URL;
  endpoint: string;
  log: Log;
  kept: Kept;
  /** How long changes are collected, in milliseconds. */
  debounceMs?: number;
}

/**
 * Tells search engines which addresses have changed (https://www.indexnow.org/documentation). They are
 * sent together, tried again with growing pauses, and given up when that lasts.
 */
export class IndexNow {
  readonly #options: Options;
  /** Paths of the site. */
  readonly #changed: Set<string>;
  readonly #retry: DebouncedRetry;

  constructor(options: Options) {
    this.#options = options;
    this.#changed = new Set(options.kept.read());
    this.#retry = new DebouncedRetry({
      debounceMs: options.debounceMs ?? DEBOUNCE_MS,
      maxWaitMs: MAX_WAIT_MS,
      isDue: () => this.#changed.size > 0,
      attempt: (tries, signal) => this.#tell(tries, signal),
    });
    if (this.#changed.size > 0) this.#retry.schedule();
  }

  /** Takes note of what has changed. @param paths paths of the site */
  changed(paths: Iterable<string>): void {
    for (const path of paths) this.#changed.add(path);
    if (this.#changed.size === 0) return;
    this.#keep();
    this.#retry.schedule();
  }

  async stop(): Promise<void> {
    await this.#retry.stop();
  }

  async #tell(tries: number, signal: AbortSignal): Promise<boolean> {
    const { log, siteUrl } = this.#options;
    const told = [...this.#changed].slice(0, MOST_AT_ONCE);
    const addresses = told.map((path) => new URL(path, siteUrl).href);
    const answer = await this.#post(addresses, signal);
    if (answer === 'again' && tries < MOST_TRIES) return false;
    for (const path of told) this.#changed.delete(path);
    this.#keep();
    if (answer === 'taken') log.info({ addresses: told.length }, 'search engines told');
    else log.warn({ addresses: told.length, code: answer }, 'search engines not told');
    return true;
  }

  /** News that the disk does not take are told all the same, unless the site is started again before. */
  #keep(): void {
    const { kept, log } = this.#options;
    try {
      kept.write([...this.#changed].slice(0, MOST_AT_ONCE));
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'news for search engines not kept');
    }
  }

  /** @returns whether it was taken; a code when it never will be */
  async #post(urlList: string[], stopping: AbortSignal): Promise<string> {
    const { endpoint, key, siteUrl } = this.#options;
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopping]),
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: siteUrl.host,
          key,
          keyLocation: new URL(`/${key}.txt`, siteUrl).href,
          urlList,
        }),
      });
      await response.body?.cancel();
      if (response.ok) return 'taken';
      return response.status === 429 || response.status >= 500
        ? 'again'
        : `http_${response.status}`;
    } catch {
      return 'again';
    }
  }
}

/**
 * The slugs at which a change of articles can be seen: where each stands now and where it stood before, so
 * that search engines also hear of what was withdrawn or has moved.
 *
 * @param before slugs by id before the change
 * @param now slugs by id after it; those that were withdrawn are missing
 */
export const slugsTouched = (
  ids: readonly number[],
  before: ReadonlyMap<number, string>,
  now: ReadonlyMap<number, string>,
): string[] => [...new Set(ids.flatMap((id) => [now.get(id) ?? [], before.get(id) ?? []].flat()))];

/** Whether search engines can come to an address at all: public ones alone, and encrypted. */
export function isPublicAddress({ protocol, hostname }: URL): boolean {
  const isName = hostname.includes('.') && !/^[\d.]+$|^\[/.test(hostname);
  return (
    protocol === 'https:' &&
    isName &&
    !/\.(local|localhost|internal|test|example|invalid)$/.test(hostname)
  );
}
