import { Thread } from '../html/worker-task.ts';
import { SHORT } from '../html/derived.ts';
import type { Article } from './article.ts';
import { articleMarkdown } from './markdown.ts';

/** A message to the worker. */
export interface MarkdownTask {
  article: Article;
  address: string;
}

/** Converts articles to Markdown: short ones at once, long ones in a worker. */
export class MarkdownWriter {
  readonly #thread = new Thread<MarkdownTask, string>(
    new URL('./markdown-worker.ts', import.meta.url),
  );

  /** As `articleMarkdown`. @throws Error when the worker fails */
  async write(article: Article, address: URL): Promise<string> {
    if (article.html.length <= SHORT) return articleMarkdown(article, address);
    return this.#thread.ask({ article, address: address.href });
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
