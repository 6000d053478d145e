import type { ArticleList as List } from '../../articles/queries/article.ts';
import { type ArticleListQuery, listAddress } from '../../articles/queries/list-address.ts';
import { fill } from '../../content/fill-in.ts';
import type { SiteContent, WithContent } from '../../content/site-content.ts';
import { amount } from '../../thai/amount.ts';
import './article-list.css';

interface HeadProps extends WithContent {
  query: ArticleListQuery;
  list: Pick<List, 'total' | 'instead'>;
}

/** Heading of a search: the query and the number of results. */
export function SearchHead({ content, query, list }: HeadProps) {
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
      <a className="link link-touch" href={listAddress({ ...query, search: undefined, page: 1 })}>
        {content.articles.search.clear}
      </a>
    </div>
  );
}

/** Returns the result of a search in one line, for the heading and the document title. */
export function searchTitle(
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
