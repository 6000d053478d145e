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

/** What a thread is asked for. */
export type Task =
  | { searched: Searched }
  | { source: SourceArticle; words?: undefined }
  | { source: SourceArticle; words: ArticleWords; pictures: ReadonlyMap<string, ShownPicture> };

/** What it answers: which pictures an article needs, the article, or what finds it. */
export type Made =
  { pictures: string[] } | { derived: Derived } | { findable: Findable } | { failed: string };

/** Makes articles: short ones at once, long ones in a thread of their own, one after the other. */
export class HtmlWorkerClient {
  readonly #thread = new Thread<Task, Made>(new URL('./html-worker.ts', import.meta.url));

  /** The addresses of the pictures that an article needs, as they were sent, before it is made. */
  async picturesOf(source: SourceArticle): Promise<string[]> {
    if (isShort(source)) return picturesOf(source);
    const made = await this.#thread.ask({ source });
    return 'pictures' in made ? made.pictures : [];
  }

  /** As `derive`. @throws Error when nothing can be made of it */
  async derive(
    source: SourceArticle,
    pictureFor: PictureFor,
    words: ArticleWords,
  ): Promise<Derived> {
    if (isShort(source)) return derive(source, pictureFor, words);
    // What is asked of the database meanwhile is asked here.
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

  /** As `findableOf`. @throws Error when nothing can be made of it */
  async findable(searched: Searched): Promise<Findable> {
    if (searched.text.length <= SHORT) return findableOf(searched);
    const made = await this.#thread.ask({ searched });
    if ('findable' in made) return made.findable;
    throw notMade(made);
  }

  /** Ends the thread. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}

const notMade = (made: Made) => new Error('failed' in made ? made.failed : 'not_made');

const isShort = ({ content }: SourceArticle) => content.length <= SHORT;
