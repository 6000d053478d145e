import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

/** Maximum size of the cache in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Larger pages, in bytes, are not cached: one of them would evict hundreds of others. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

/** Header with the cache tags of a page. Only pages with tags are cached. Removed before sending. */
export const CACHE_TAG_HEADER = 'x-cache-tags';

/** Tag of articles, and of pages that list them. */
export const ARTICLES_TAG = 'articles';
/** Tag of pages that depend on the site content only. */
export const CONTENT_TAG = 'content';
/** Tag of campaign pages, and of pages that list them. */
export const CAMPAIGN_TAG = 'campaigns';

/** A rendered page and its cache tags. A page without tags is for one visitor. */
export interface Rendered {
  response: CachedResponse;
  tags?: readonly string[] | undefined;
}

/** LRU cache of rendered pages by address. Pages are purged by tag. */
export class PageCache {
  readonly #entries = new LRUCache<string, Rendered>({
    maxSize: MAX_BYTES,
    // The compressed variants together are smaller than the page.
    sizeCalculation: ({ response }) => response.content.body.byteLength * 2 + 1,
  });
  readonly #rendering = new Map<string, Promise<Rendered | undefined>>();
  /** Incremented by every purge. A page whose rendering began before a purge is not cached. */
  #generation = 0;

  get(key: string): CachedResponse | undefined {
    return this.#entries.get(key)?.response;
  }

  /**
   * Renders a page and caches it if it has tags. Concurrent requests share one rendering, except for pages
   * without tags.
   */
  async load(
    key: string,
    render: () => Promise<Rendered | undefined>,
  ): Promise<Rendered | undefined> {
    // No await unless a rendering is pending: concurrent calls must find the one registered below.
    const pending = this.#rendering.get(key);
    const shared = pending && (await pending);
    if (shared?.tags) return shared;
    const generation = this.#generation;
    const rendering = render();
    if (!this.#rendering.has(key)) this.#rendering.set(key, rendering);
    try {
      const rendered = await rendering;
      if (rendered?.tags && generation === this.#generation) {
        this.set(key, rendered.response, rendered.tags);
      }
      return rendered;
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    }
  }

  set(key: string, response: CachedResponse, tags: readonly string[]): void {
    const { status, body } = response.content;
    if (status === 200 && body.byteLength <= MAX_PAGE_BYTES)
      this.#entries.set(key, { response, tags });
    else this.#entries.delete(key);
  }

  /** Removes the pages with a tag; without one, all. */
  purge(tag?: string): void {
    this.#generation++;
    this.#rendering.clear();
    for (const [key, { tags }] of [...this.#entries])
      if (tag === undefined || tags?.includes(tag)) this.#entries.delete(key);
  }
}
