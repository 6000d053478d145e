import { setTimeout as rest } from 'node:timers/promises';
import type { Log } from '../leads/log.ts';
import type { CatalogueWriter, Change } from './catalogue-writer.ts';
import type { Pictures } from './pictures.ts';
import type { SourceArticle } from './source-article.ts';

/** Articles made in one go: between two of them the server answers visitors. */
export const CHUNK = 5;
const PICTURES_AT_ONCE = 20;
const PICTURES_WAIT_MS = 8_000;

interface Parts {
  writer: CatalogueWriter;
  pictures: Pictures;
  log: Log;
  isStopped: () => boolean;
  onChange: (changes: readonly Change[]) => void;
}

/** Brings the articles' pictures here, and makes the articles again that show them. */
export class PictureCopier {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** So that a new article is seen with its cover at once; a slow picture must not keep it back. */
  async copyOf(sources: readonly SourceArticle[], isOver: () => boolean): Promise<void> {
    const { writer, pictures } = this.#parts;
    const until = Date.now() + PICTURES_WAIT_MS;
    for (const url of pictures.due(sources.flatMap((source) => writer.picturesOf(source)))) {
      if (Date.now() > until || isOver()) return;
      await pictures.copy(url);
    }
  }

  /** Copies some of those that are due. @returns whether there are more */
  async copyDue(isOver: () => boolean): Promise<boolean> {
    const { writer, pictures, log } = this.#parts;
    try {
      let isOutdated = false;
      for (const url of pictures.allDue(PICTURES_AT_ONCE)) {
        if (isOver()) break;
        if (!(await pictures.copy(url))) continue;
        writer.outdate(url);
        isOutdated = true;
      }
      if (isOutdated) await this.remake();
      return pictures.allDue(1).length > 0;
    } catch (error) {
      log.error({ code: String(error) }, 'pictures could not be copied');
      return false;
    }
  }

  /**
   * Makes those articles again that are out of date, at half the processor's time: visitors come
   * first. What a stop cuts short is made after the next start.
   */
  async remake(): Promise<void> {
    const { writer, isStopped, onChange } = this.#parts;
    const ids = writer.outdated();
    const changes: Change[] = [];
    for (let at = 0; at < ids.length && !isStopped(); at += CHUNK) {
      const start = performance.now();
      changes.push(...writer.remake(ids.slice(at, at + CHUNK)));
      await rest(performance.now() - start);
    }
    if (changes.length > 0) onChange(changes);
  }
}
