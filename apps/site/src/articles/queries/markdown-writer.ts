import { TaskWorker } from '../html/worker-task.ts';
import { INLINE_LIMIT } from '../html/derived.ts';
import type { Article } from './article.ts';
import { articleMarkdown } from './markdown.ts';

/** A message to the worker. */
export interface MarkdownTask {
  article: Article;
  address: string;
}

/** Converts articles to Markdown: short ones at once, long ones in a worker. */
export class MarkdownWriter {
  readonly #worker = new TaskWorker<MarkdownTask, string>(
    new URL('./markdown-worker.ts', import.meta.url),
  );

  /** As `articleMarkdown`. @throws Error when the worker fails */
  async write(article: Article, address: URL): Promise<string> {
    if (article.html.length <= INLINE_LIMIT) return articleMarkdown(article, address);
    return this.#worker.run({ article, address: address.href });
  }

  close(): Promise<void> {
    return this.#worker.close();
  }
}
