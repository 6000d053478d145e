import { renderToStaticMarkup } from 'react-dom/server';
import type { ArticleService } from '../../articles/open-article-service.ts';
import type { ArticleList as List } from '../../articles/queries/article.ts';
import { type ArticleListQuery, listAddress } from '../../articles/queries/list-address.ts';
import { fill } from '../../content/fill-in.ts';
import type { SiteContent, WithContent } from '../../content/site-content.ts';
import { amount } from '../../thai/amount.ts';
import { ArticleList } from './article-list.tsx';
import { type ListWords, listWords } from './list-words.ts';
import './article-list.css';

/** The parts of a search page that depend on the search. */
interface SearchParts extends ListWords {
  /** The results as HTML. */
  results: string;
}

/** Runs a search and renders its results; undefined if they have no such page. Calls `onMissed` without results. */
export function searchParts(
  content: SiteContent,
  query: ArticleListQuery,
  { catalogue, productsFor }: Pick<ArticleService, 'catalogue' | 'productsFor'>,
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

interface HeadProps extends WithContent {
  query: ArticleListQuery;
  list: Pick<List, 'total' | 'instead'>;
}

/** Heading of a search: the query and the number of results. */
function SearchHead({ content, query, list }: HeadProps) {
  return (
    <div className="wrap search-head">
      <h1 className="search-title">{searchTitle(content, query, list)}</h1>
      {list.instead !== undefined && (
        <p className="search-instead">
          {fill(content.articles.search.instead, {
            query: list.instead,
            count: amount(list.total, content.language),
          })}
        </p>
      )}
      <a className="link" href={listAddress({ ...query, search: undefined, page: 1 })}>
        {content.articles.search.clear}
      </a>
    </div>
  );
}

/** Returns the result of a search in one line, for the heading and the document title. */
function searchTitle(
  { articles, language }: SiteContent,
  { search = '', tag }: ArticleListQuery,
  { total, instead }: Pick<List, 'total' | 'instead'>,
): string {
  const { some, none, within } = articles.search.found;
  const sentence = fill(total > 0 && instead === undefined ? some : none, {
    count: amount(total, language),
    query: search,
  });
  return tag === undefined ? sentence : sentence + fill(within, { tag });
}
