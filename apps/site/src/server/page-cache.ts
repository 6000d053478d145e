import type { Answer } from './answer.ts';
import { type Compressed, compress } from './compress.ts';

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
  answer: Answer;
  /** Undefined while it is being compressed, which takes some tens of milliseconds. */
  compressed: Compressed | undefined;
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

  get(key: string): Pick<Kept, 'answer' | 'compressed'> | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  /** Rises with every purge: a page rendered before one must not be kept after it. */
  get age(): number {
    return this.#age;
  }

  keep(key: string, answer: Answer, age: number): void {
    const tags = answer.headers[CACHE_TAG_HEADER];
    if (answer.status !== 200 || typeof tags !== 'string' || age !== this.#age) return;
    this.#forget(key);
    const bytes = answer.body.byteLength * 2;
    if (bytes > MAX_PAGE_BYTES) return;
    const page: Kept = { answer, compressed: undefined, tags: new Set(tags.split(' ')), bytes };
    this.#pages.set(key, page);
    void compress(answer.body, 'thorough').then((compressed) => (page.compressed = compressed));
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest);
    }
  }

  /** Forgets every page that shows any of these. */
  purge(tags: readonly string[]): void {
    this.#age++;
    for (const [key, page] of this.#pages) {
      if (tags.some((tag) => page.tags.has(tag))) this.#forget(key);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }
}
