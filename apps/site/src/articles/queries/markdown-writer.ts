import { Thread } from '../html/worker-task.ts';
import { SHORT } from '../html/derived.ts';
import type { Article } from './article.ts';
import { articleMarkdown } from './markdown.ts';

/** What the thread is asked for. */
export interface MarkdownTask {
  article: Article;
  address: string;
}

/** Writes articles as Markdown: short ones at once, long ones in a thread of their own. */
export class MarkdownWriter {
  readonly #thread = new Thread<MarkdownTask, string>(
    new URL('./markdown-worker.ts', import.meta.url),
  );

  /** As `articleMarkdown`. @throws Error when nothing can be made of it */
  async write(article: Article, address: URL): Promise<string> {
    if (article.html.length <= SHORT) return articleMarkdown(article, address);
    return this.#thread.ask({ article, address: address.href });
  }

  /** Ends the thread. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}
