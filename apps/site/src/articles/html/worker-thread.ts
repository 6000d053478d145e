import { parentPort } from 'node:worker_threads';
import type { SourceArticle } from '../client/source-article.ts';
import { searchDocumentOf } from '../search/field-weights.ts';
import { derive, picturesOf } from './derive.ts';
import type { ArticleWords, ShownPicture } from './derived.ts';
import { articleMarkdown } from './markdown.ts';

/** The functions that run in the worker. */
const tasks = {
  picturesOf,
  /** Derives an article and its search document. The worker has no database, so the pictures are given. */
  derive: (
    source: SourceArticle,
    pictures: ReadonlyMap<string, ShownPicture>,
    words: ArticleWords,
  ) => {
    const derived = derive(source, (url) => pictures.get(url), words);
    const headings = derived.outline.map(({ title }) => title);
    return {
      derived,
      document: searchDocumentOf({ ...source, headings, text: derived.text }),
    };
  },
  articleMarkdown,
};

export type Tasks = typeof tasks;

/** A call of a function. */
export interface Task {
  name: keyof Tasks;
  values: unknown[];
}

export type Reply = { result: unknown } | { failed: string };

function run({ name, values }: Task): Reply {
  try {
    const task = tasks[name] as (...values: unknown[]) => unknown;
    return { result: task(...values) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'unknown' };
  }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(run(task)));
