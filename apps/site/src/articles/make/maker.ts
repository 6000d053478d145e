import { Thread } from '../../thread.ts';
import type { SourceArticle } from '../fetch/source-article.ts';
import { derive, picturesOf } from './derive.ts';
import type { ArticleWords, Derived, PictureFor, ShownPicture } from './derived.ts';

/**
 * Characters of an article that is made where visitors are answered. One of a hundred thousand would
 * keep them waiting for 50 ms there, and a hostile one of twenty thousand for longer.
 */
const SHORT = 5_000;

/** What a thread is asked for. */
export type Task =
  | { source: SourceArticle; words?: undefined }
  | { source: SourceArticle; words: ArticleWords; pictures: ReadonlyMap<string, ShownPicture> };

/** What it answers: which pictures an article needs, or the article. */
export type Made = { pictures: string[] } | { derived: Derived } | { failed: string };

/** Makes articles: short ones at once, long ones in a thread of their own, one after the other. */
export class ArticleMaker {
  readonly #thread = new Thread<Task, Made>(new URL('./make-worker.ts', import.meta.url));

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
    throw new Error('failed' in made ? made.failed : 'not_made');
  }

  /** Ends the thread. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}

const isShort = ({ content }: SourceArticle) => content.length <= SHORT;
