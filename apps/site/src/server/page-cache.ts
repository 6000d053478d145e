import { compress } from './compression.ts';
import type { Whole } from './whole.ts';

/** The most that is kept, in bytes: pages beyond it are forgotten, the longest unused first. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A page beyond this is made anew each time: it would drive out hundreds of others. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

/** The header by which a page says what it shows; it never leaves the server. */
export const CACHE_TAG_HEADER = 'x-cache-tags';

/** Every page that shows lists or neighbours. */
export const LIST_TAG = 'articles';
export const articleTag = (id: number) => `article-${id}`;

interface Kept {
  /** Without its compressed forms while they are being made, which takes some tens of milliseconds. */
  page: Whole;
  tags: Set<string>;
  bytes: number;
}

/**
 * Pages rendered on demand, kept in memory with their compressed forms under the tags of what they
 * show. A hit renders nothing and compresses nothing.
 */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  #bytes = 0;
  #age = 0;

  get(key: string): Whole | undefined {
    const kept = this.#pages.get(key);
    if (!kept) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    return kept.page;
  }

  /** Rises with every purge: a page rendered before one must not be kept after it. */
  get age(): number {
    return this.#age;
  }

  /**
   * Keeps a page, if it is one.
   *
   * @param tags what it shows
   * @param age the cache's age when rendering began
   */
  keep(key: string, { status, headers, body }: Whole, tags: string[], age: number): void {
    if (status !== 200 || age !== this.#age) return;
    this.#forget(key);
    const bytes = body.byteLength * 2;
    if (bytes > MAX_PAGE_BYTES) return;
    const page: Whole = { status, headers, body };
    this.#pages.set(key, { page, tags: new Set(tags), bytes });
    void compress(body, 'thorough').then((compressed) => (page.compressed = compressed));
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest);
    }
  }

  /** Forgets every page that shows any of these. */
  purge(tags: readonly string[]): void {
    this.#age++;
    for (const [key, kept] of this.#pages) {
      if (tags.some((tag) => kept.tags.has(tag))) this.#forget(key);
    }
  }

  /** Forgets every page. */
  clear(): void {
    this.#age++;
    this.#pages.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }
}
