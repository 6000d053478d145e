/* The functions that run in the worker of `worker.ts`. */
import type { SourceArticle } from '../../content-site/source-article.ts';
import { searchDocumentOf } from '../search/field-weights.ts';
import * as derivation from './derive.ts';
import type { ArticleWords, ShownPicture } from './derived.ts';

export const { picturesOf } = derivation;

interface DeriveTask {
  source: SourceArticle;
  /** The copied pictures by their URL as sent: the worker has no database. */
  pictures: ReadonlyMap<string, ShownPicture>;
  words: ArticleWords;
}

/** Derives an article and its search document. */
export function derive({ source, pictures, words }: DeriveTask) {
  const derived = derivation.derive(source, (url) => pictures.get(url), words);
  const headings = derived.outline.map(({ title }) => title);
  return { derived, document: searchDocumentOf({ ...source, headings, text: derived.text }) };
}
