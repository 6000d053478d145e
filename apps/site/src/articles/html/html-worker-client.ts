import { Thread } from './worker-task.ts';
import type { SourceArticle } from '../client/source-article.ts';
import type { Searched } from '../search/field-weights.ts';
import { derive, picturesOf } from './derive.ts';
import {
  type ArticleWords,
  type Derived,
  type PictureFor,
  SHORT,
  type ShownPicture,
} from './derived.ts';
import { type Findable, findableOf } from './findable.ts';

/** A message to the worker. */
export type Task =
  | { searched: Searched }
  | { source: SourceArticle; words?: undefined }
  | { source: SourceArticle; words: ArticleWords; pictures: ReadonlyMap<string, ShownPicture> };

/** The worker's reply: an article's pictures, the derived article, or its search document. */
export type Made =
  { pictures: string[] } | { derived: Derived } | { findable: Findable } | { failed: string };

/** Derives articles: short ones at once, long ones one by one in a worker. */
export class HtmlWorkerClient {
  readonly #thread = new Thread<Task, Made>(new URL('./html-worker.ts', import.meta.url));

  /** As `picturesOf`. */
  async picturesOf(source: SourceArticle): Promise<string[]> {
    if (isShort(source)) return picturesOf(source);
    const made = await this.#thread.ask({ source });
    return 'pictures' in made ? made.pictures : [];
  }

  /** As `derive`. @throws Error when the worker fails */
  async derive(
    source: SourceArticle,
    pictureFor: PictureFor,
    words: ArticleWords,
  ): Promise<Derived> {
    if (isShort(source)) return derive(source, pictureFor, words);
    // The worker has no database: the pictures are looked up here.
    const needed = await this.picturesOf(source);
    const pictures = new Map(
      needed.flatMap((url) => {
        const shown = pictureFor(url);
        return shown ? [[url, shown] as const] : [];
      }),
    );
    const made = await this.#thread.ask({ source, words, pictures });
    if ('derived' in made) return made.derived;
    throw notMade(made);
  }

  /** As `findableOf`. @throws Error when the worker fails */
  async findable(searched: Searched): Promise<Findable> {
    if (searched.text.length <= SHORT) return findableOf(searched);
    const made = await this.#thread.ask({ searched });
    if ('findable' in made) return made.findable;
    throw notMade(made);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

const notMade = (made: Made) => new Error('failed' in made ? made.failed : 'not_made');

const isShort = ({ content }: SourceArticle) => content.length <= SHORT;
