import { backOffMs } from '@clinicdee/protocol/http/messages';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { Poller } from '../http/poller.ts';

/** The shared IndexNow endpoint, which forwards submissions to all participating search engines. */
export const INDEX_NOW = 'https://api.indexnow.org/indexnow';

/** Debounce window in milliseconds: one edit causes several changes, as pictures arrive after their article. */
const DEBOUNCE_MS = 10_000;
const MAX_WAIT_MS = 60 * 60_000;
const TIMEOUT_MS = 10_000;
/** After so many attempts crawlers have found the change themselves. */
const MAX_TRIES = 12;
/** URLs per request. The protocol allows 10,000; so many changes are better left to the sitemap. */
const MAX_URLS = 1_000;

interface Options {
  key: string;
  siteUrl: URL;
  endpoint: string;
  log: Log;
  /** Stores paths that are not submitted yet, so that they survive a restart. */
  store: { read: () => string[]; write: (paths: readonly string[]) => void };
  /** Debounce window in milliseconds. */
  debounceMs?: number;
}

/**
 * Submits changed URLs to search engines (https://www.indexnow.org/documentation): in batches, retried with
 * backoff and dropped after the last attempt.
 */
export class IndexNow {
  readonly #options: Options;
  /** Changed paths that are not submitted yet. */
  readonly #pending: Set<string>;
  readonly #poller = new Poller(() => this.#submit());
  readonly #stopping = new AbortController();
  #tries = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#pending = new Set(options.store.read());
    this.#schedule();
  }

  /** Queues changed paths of the site for submission. */
  add(paths: Iterable<string>): void {
    for (const path of paths) this.#pending.add(path);
    if (this.#pending.size > 0) this.#persist();
    this.#schedule();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#poller.stop();
  }

  #schedule(): void {
    if (this.#pending.size > 0) this.#poller.pollAfter(this.#options.debounceMs ?? DEBOUNCE_MS);
  }

  /** @returns the delay until the next attempt; undefined when everything is submitted */
  async #submit(): Promise<number | undefined> {
    const { log, siteUrl } = this.#options;
    const batch = [...this.#pending].slice(0, MAX_URLS);
    const addresses = batch.map((path) => new URL(path, siteUrl).href);
    const answer = await this.#post(addresses);
    this.#tries++;
    if (answer === 'again' && this.#tries < MAX_TRIES) return backOffMs(this.#tries, MAX_WAIT_MS);
    this.#tries = 0;
    for (const path of batch) this.#pending.delete(path);
    this.#persist();
    if (answer === 'taken') log.info({ addresses: batch.length }, 'changed URLs submitted');
    else log.warn({ addresses: batch.length, code: answer }, 'changed URLs not submitted');
    return this.#pending.size > 0 ? 0 : undefined;
  }

  /** When the write fails, the paths stay in memory and are lost only by a restart. */
  #persist(): void {
    const { store, log } = this.#options;
    try {
      store.write([...this.#pending].slice(0, MAX_URLS));
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'news for search engines not kept');
    }
  }

  /** @returns `taken`, `again` to retry, or an error code when a retry cannot help */
  async #post(urlList: string[]): Promise<string> {
    const { endpoint, key, siteUrl } = this.#options;
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#stopping.signal]),
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

/** Returns the present and previous slugs of changed articles, so that withdrawn and renamed ones are submitted too. */
export const changedSlugs = (
  ids: readonly number[],
  before: ReadonlyMap<number, string>,
  now: ReadonlyMap<number, string>,
): string[] => [...new Set(ids.flatMap((id) => [now.get(id) ?? [], before.get(id) ?? []].flat()))];

/** Whether search engines can reach an address: HTTPS on a public host name. */
export function isPublicAddress({ protocol, hostname }: URL): boolean {
  const isName = hostname.includes('.') && !/^[\d.]+$|^\[/.test(hostname);
  return (
    protocol === 'https:' &&
    isName &&
    !/\.(local|localhost|internal|test|example|invalid)$/.test(hostname)
  );
}
