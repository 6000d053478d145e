import { listAddress, type ArticleListQuery } from '../../articles/read/list-address.ts';
import { Thai } from '../../components/thai.tsx';
import { fill } from '../../content/fill-in.ts';
import type { SiteContent, WithContent } from '../../content/site-content.ts';
import { amount } from '../../thai/amount.ts';

interface Props extends WithContent {
  query: ArticleListQuery;
  /** How many articles were found, on all pages. */
  total: number;
}

/** What was found, before anything else: the visitor asked, and this is the answer. */
export function SearchHead({ content, query, total }: Props) {
  return (
    <div className="wrap search-head">
      <h1 className="search-title">
        <Thai>{searchTitle(content, query, total)}</Thai>
      </h1>
      <a className="link" href={listAddress({ ...query, search: undefined, page: 1 })}>
        {content.articles.search.clear}
      </a>
    </div>
  );
}

/** The answer to a search in one line: heading of the page and title of its window. */
export function searchTitle(
  { articles, language }: SiteContent,
  { search = '', tag }: ArticleListQuery,
  total: number,
): string {
  const { some, none, within } = articles.search.found;
  const sentence = fill(total > 0 ? some : none, { count: amount(total, language), query: search });
  return tag === undefined ? sentence : sentence + fill(within, { tag });
}
