import { TaskWorker } from './worker-task.ts';
import type { SourceArticle } from '../client/source-article.ts';
import {
  type SearchDocument,
  searchDocumentOf,
  type SearchFields,
} from '../search/field-weights.ts';
import { derive, picturesOf } from './derive.ts';
import {
  type ArticleWords,
  type Derived,
  type PictureFor,
  INLINE_LIMIT,
  type ShownPicture,
} from './derived.ts';

/** A message to the worker. */
export type Task =
  | { fields: SearchFields }
  | { source: SourceArticle; words?: undefined }
  | { source: SourceArticle; words: ArticleWords; pictures: ReadonlyMap<string, ShownPicture> };

/** The worker's reply: an article's pictures, the derived article, or its search document. */
export type Reply =
  { pictures: string[] } | { derived: Derived } | { document: SearchDocument } | { failed: string };

/** Derives articles: short ones at once, long ones one by one in a worker. */
export class HtmlWorkerClient {
  readonly #worker = new TaskWorker<Task, Reply>(new URL('./html-worker.ts', import.meta.url));

  /** As `picturesOf`. */
  async picturesOf(source: SourceArticle): Promise<string[]> {
    if (isShort(source)) return picturesOf(source);
    const reply = await this.#worker.run({ source });
    return 'pictures' in reply ? reply.pictures : [];
  }

  /** As `derive`. @throws Error when the worker fails */
  async derive(
    source: SourceArticle,
    pictureFor: PictureFor,
    words: ArticleWords,
  ): Promise<Derived> {
    if (isShort(source)) return derive(source, pictureFor, words);
    // The worker has no database: the pictures are looked up here.
    const urls = await this.picturesOf(source);
    const pictures = new Map(
      urls.flatMap((url) => {
        const shown = pictureFor(url);
        return shown ? [[url, shown] as const] : [];
      }),
    );
    const reply = await this.#worker.run({ source, words, pictures });
    if ('derived' in reply) return reply.derived;
    throw errorOf(reply);
  }

  /** As `searchDocumentOf`. @throws Error when the worker fails */
  async searchDocument(fields: SearchFields): Promise<SearchDocument> {
    if (fields.text.length <= INLINE_LIMIT) return searchDocumentOf(fields);
    const reply = await this.#worker.run({ fields });
    if ('document' in reply) return reply.document;
    throw errorOf(reply);
  }

  close(): Promise<void> {
    return this.#worker.close();
  }
}

const errorOf = (reply: Reply) => new Error('failed' in reply ? reply.failed : 'not_made');

const isShort = ({ content }: SourceArticle) => content.length <= INLINE_LIMIT;
