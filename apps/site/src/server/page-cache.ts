import type { CachedResponse } from './cached-response.ts';

/** The most that is kept, in bytes; beyond it the page that was unused longest is dropped. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A page beyond this, in bytes, is rendered each time: it would drop hundreds of others. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

/** The header by which a page says what it shows, and so that it may be cached; it never leaves the server. */
export const CACHE_TAG_HEADER = 'x-cache-tags';

/** Every page that shows lists or neighbours. */
export const LIST_TAG = 'articles';
/** Pages that show nothing but words and figures of the site content. */
export const CONTENT_TAG = 'content';
export const articleTag = (id: number) => `article-${id}`;

/** A page, and what it shows; without tags it belongs to one visitor. */
export interface Rendered {
  response: CachedResponse;
  tags?: readonly string[] | undefined;
}

interface Entry {
  response: CachedResponse;
  tags: ReadonlySet<string>;
  bytes: number;
}

/** Pages in memory, by their address and under the tags of what they show. */
export class PageCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<Rendered | undefined>>();
  #bytes = 0;
  /** Rises with every purge: a page whose rendering began before one is not kept after it. */
  #generation = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A map keeps the order of insertion: the last used is at its end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.response;
  }

  /**
   * Renders a page and keeps it, if it has tags. Who asks for a page that is being rendered waits for it; a page of
   * one visitor is rendered for each.
   */
  async load(
    key: string,
    render: () => Promise<Rendered | undefined>,
  ): Promise<Rendered | undefined> {
    const underWay = this.#rendering.get(key);
    const shared = underWay && (await underWay);
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

  set(key: string, response: CachedResponse, tags: Iterable<string>): void {
    this.#delete(key);
    const { status, body } = response.content;
    if (status !== 200 || body.byteLength > MAX_PAGE_BYTES) return;
    // Its compressed forms together are smaller than the page.
    const bytes = body.byteLength * 2;
    this.#entries.set(key, { response, tags: new Set(tags), bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#delete(oldest);
    }
  }

  /** Drops every page that shows any of these. */
  purge(tags: readonly string[]): void {
    this.#begin();
    for (const [key, entry] of this.#entries) {
      if (tags.some((tag) => entry.tags.has(tag))) this.#delete(key);
    }
  }

  /** Drops every page. */
  clear(): void {
    this.#begin();
    this.#entries.clear();
    this.#bytes = 0;
  }

  #begin(): void {
    this.#generation++;
    this.#rendering.clear();
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
