import { renderToStaticMarkup } from 'react-dom/server';
import type { ArticleList as List } from '../../articles/queries/article.ts';
import type { ArticleListQuery } from '../../articles/queries/list-address.ts';
import type { Product } from '../../articles/queries/products.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { ArticleList } from './article-list.tsx';
import { type ListWords, listWords } from './list-words.ts';
import { SearchHead, searchTitle } from './search-head.tsx';

/** The parts of a search page that depend on the search. */
export interface SearchParts extends ListWords {
  /** The results as HTML. */
  results: string;
}

/** Search service. */
export interface SearchSource {
  catalogue: { list: (query: ArticleListQuery) => List; tags: () => List['tags'] };
  productsFor: (found: List) => Product[];
}

/**
 * Runs a search and renders its results.
 *
 * @param onMissed called when a search has no results
 * @returns undefined if the results have no such page
 */
export function searchParts(
  content: SiteContent,
  query: ArticleListQuery,
  { catalogue, productsFor }: SearchSource,
  onMissed: (search: string) => void,
): SearchParts | undefined {
  const list = catalogue.list(query);
  if (!isPageOf(list, query)) return undefined;
  const products = query.page === 1 && query.tag === undefined ? productsFor(list) : [];
  if (list.all === 0 && products.length === 0 && query.page === 1) onMissed(query.search ?? '');
  const head = <SearchHead content={content} query={query} list={list} />;
  const otherTags = list.all === 0 ? catalogue.tags() : [];
  const results = <ArticleList {...{ content, query, list, products, otherTags }} />;
  return {
    ...listWords(content, query, list, searchTitle(content, query, list)),
    results: markup(head) + markup(results),
  };
}

/** Whether a list has the requested page. An empty list has page 1. */
export const isPageOf = ({ pages }: Pick<List, 'pages'>, { page }: ArticleListQuery): boolean =>
  page <= Math.max(1, pages);

/** React's image preloads. They are removed, as Astro does on all other pages, so that text loads first. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;
const markup = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element).replace(preloads, '');
