import { renderToStaticMarkup } from 'react-dom/server';
import type { ArticleList as List } from '../../articles/queries/article.ts';
import type { ArticleListQuery } from '../../articles/queries/list-address.ts';
import type { Product } from '../../articles/queries/products.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { ArticleList } from './article-list.tsx';
import { type ListWords, listWords } from './list-words.ts';
import { SearchHead, searchTitle } from './search-head.tsx';

/** What of a search's page is that search's own; all else of it is every search's. */
export interface SearchParts extends ListWords {
  /** What was found, as HTML. */
  results: string;
}

/** Where searches are looked up. */
export interface Searched {
  catalogue: { list: (query: ArticleListQuery) => List; tags: () => List['tags'] };
  productsFor: (found: List) => Product[];
}

/**
 * @param onMissed told of a search that finds nothing
 * @returns undefined when there is no such page of what was found
 */
export function searchParts(
  content: SiteContent,
  query: ArticleListQuery,
  { catalogue, productsFor }: Searched,
  onMissed: (search: string) => void,
): SearchParts | undefined {
  const list = catalogue.list(query);
  if (!isPageOf(list, query)) return undefined;
  const products = query.page === 1 && query.tag === undefined ? productsFor(list) : [];
  if (list.all === 0 && products.length === 0 && query.page === 1) onMissed(query.search ?? '');
  const head = <SearchHead content={content} query={query} list={list} />;
  const otherTags = list.all === 0 ? catalogue.tags() : [];
  const found = <ArticleList {...{ content, query, list, products, otherTags }} />;
  return {
    ...listWords(content, query, list, searchTitle(content, query, list)),
    results: markup(head) + markup(found),
  };
}

/** Whether a list has the page that is asked for; an empty one has its first. */
export const isPageOf = ({ pages }: Pick<List, 'pages'>, { page }: ArticleListQuery): boolean =>
  page <= Math.max(1, pages);

/** React asks for pictures ahead, as Astro keeps it from doing on every other page: the words go first. */
const ahead = /^(?:<link rel="preload"[^>]*>)+/;
const markup = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element).replace(ahead, '');
