import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../../http/error-code.ts';
import { isPowerOfTwo } from '../../http/log-power-of-two.ts';
import type { Log } from '../../http/log.ts';
import type { CatalogueWriter, Change, OnChange } from '../store/catalogue-writer.ts';
import type { Pictures } from '../store/pictures.ts';
import type { SourceArticle } from '../client/source-article.ts';

/** Articles per batch; visitors are served between batches. */
export const CHUNK = 5;
const PICTURES_PER_BATCH = 20;
const PICTURES_WAIT_MS = 8_000;

interface Parts {
  writer: CatalogueWriter;
  pictures: Pictures;
  log: Log;
  onChange: OnChange;
}

/** Copies pictures and derives the articles that show them again. */
export class PictureCopier {
  readonly #parts: Parts;
  /** True at start: an earlier run or release may have left outdated articles. */
  #hasOutdated = true;
  #failures = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Copies the pictures of new articles before publication, for a limited time: slow ones follow later. */
  async copyOf(sources: readonly SourceArticle[], shouldStop: () => boolean): Promise<void> {
    const { writer, pictures } = this.#parts;
    const deadline = performance.now() + PICTURES_WAIT_MS;
    const needed: string[] = [];
    for (const source of sources) needed.push(...(await writer.picturesOf(source)));
    for (const url of pictures.due(needed)) {
      if (performance.now() > deadline || shouldStop()) return;
      await pictures.copy(url);
    }
  }

  /** Copies a batch of due pictures and derives outdated articles. @returns whether there is more to do */
  async copyDue(shouldStop: () => boolean): Promise<boolean> {
    const { writer, pictures, log } = this.#parts;
    try {
      for (const url of pictures.allDue(PICTURES_PER_BATCH)) {
        if (shouldStop()) break;
        if (!(await pictures.copy(url))) continue;
        writer.markOutdated(url);
        this.#hasOutdated = true;
      }
      if (this.#hasOutdated) await this.#rederive(shouldStop);
      const hasMore = this.#hasOutdated || pictures.allDue(1).length > 0;
      this.#failures = 0;
      return hasMore;
    } catch (error) {
      this.#failures++;
      // Logged at powers of two, as for articles.
      if (isPowerOfTwo(this.#failures)) {
        const facts = { code: codeOf(error), failures: this.#failures };
        log.error(facts, 'pictures could not be copied');
      }
      return false;
    }
  }

  /** Uses half of the CPU time, so that visitors come first. An interrupted run continues at the next call. */
  async #rederive(shouldStop: () => boolean): Promise<void> {
    const { writer, onChange } = this.#parts;
    const ids = writer.outdated();
    const changes: Change[] = [];
    for (let at = 0; at < ids.length && !shouldStop(); at += CHUNK) {
      const start = performance.now();
      changes.push(...(await writer.rederive(ids.slice(at, at + CHUNK))));
      await sleep(performance.now() - start);
    }
    this.#hasOutdated = changes.length < ids.length;
    if (changes.length === 0) return;
    onChange({
      ids: changes.map(({ id }) => id),
      isListChanged: changes.some(({ isListed }) => isListed),
    });
  }
}
