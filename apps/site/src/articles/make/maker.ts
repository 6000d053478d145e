import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SourceArticle } from '../fetch/source-article.ts';
import { derive, picturesOf } from './derive.ts';
import type { ArticleWords, Derived, PictureFor, ShownPicture } from './derived.ts';

/**
 * Characters of an article that is made where visitors are answered. One of a hundred thousand would
 * keep them waiting for 50 ms there, and a hostile one of twenty thousand for longer.
 */
const SHORT = 5_000;
/** What an article may need at most, in MB: one that asks for more fails by itself, and not the site. */
const MEMORY_MB = 512;
/** A thread that nobody needs holds the words of Thai for nothing. */
const IDLE_MS = 30_000;

/** What a thread is asked for. */
export type Task =
  | { source: SourceArticle; words?: undefined }
  | { source: SourceArticle; words: ArticleWords; pictures: ReadonlyMap<string, ShownPicture> };

/** What it answers: which pictures an article needs, or the article. */
export type Made = { pictures: string[] } | { derived: Derived } | { failed: string };

/** Makes articles: short ones at once, long ones in a thread of their own, one after the other. */
export class ArticleMaker {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** The addresses of the pictures that an article needs, as they were sent, before it is made. */
  async picturesOf(source: SourceArticle): Promise<string[]> {
    if (isShort(source)) return picturesOf(source);
    const made = await this.#inTurn({ source });
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
    const made = await this.#inTurn({ source, words, pictures });
    if ('derived' in made) return made.derived;
    throw new Error('failed' in made ? made.failed : 'not_made');
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #inTurn(task: Task): Promise<Made> {
    const made = this.#last.then(() => this.#ask(task));
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #ask(task: Task): Promise<Made> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const done = new AbortController();
    const { signal } = done;
    const answered = once(worker, 'message', { signal });
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('not_made');
    });
    worker.postMessage(task);
    try {
      const [made] = (await Promise.race([answered, ended])) as [Made];
      return made;
    } finally {
      done.abort();
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./make-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    // It ends with what it could not bear: that article fails, and the next has another thread.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}

const isShort = ({ content }: SourceArticle) => content.length <= SHORT;
