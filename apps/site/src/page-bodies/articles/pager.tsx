import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ArticleListQuery, listAddress } from '../../articles/queries/list-address.ts';
import type { WithContent } from '../../content/site-content.ts';
import './article-list.css';

interface Props extends WithContent {
  query: ArticleListQuery;
  pages: number;
}

/** Links to the other pages of the list. */
export function Pager({ content, query, pages }: Props) {
  const { pager } = content.articles;
  const address = (page: number) => listAddress({ ...query, page });
  return (
    <nav className="pager" aria-label={pager.label}>
      {query.page > 1 ? (
        <a className="button button-small button-line" href={address(query.page - 1)} rel="prev">
          <ChevronLeft className="icon" aria-hidden="true" />
          {pager.previous}
        </a>
      ) : (
        <span className="button button-small pager-end">
          <ChevronLeft className="icon" aria-hidden="true" />
          {pager.previous}
        </span>
      )}
      <ol>
        {pagesToShow(query.page, pages).map((page, index) => (
          <li key={index}>
            {page === undefined ? (
              <span aria-hidden="true">{pager.gap}</span>
            ) : (
              <a
                href={address(page)}
                aria-label={`${pager.page} ${page}`}
                aria-current={page === query.page ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {query.page < pages ? (
        <a className="button button-small button-line" href={address(query.page + 1)} rel="next">
          {pager.next}
          <ChevronRight className="icon" aria-hidden="true" />
        </a>
      ) : (
        <span className="button button-small pager-end">
          {pager.next}
          <ChevronRight className="icon" aria-hidden="true" />
        </span>
      )}
    </nav>
  );
}

/**
 * Returns the page numbers to link: first, last, current and adjacent ones; undefined is a gap. A gap of a single
 * page is filled.
 */
function pagesToShow(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(
    (number) => number >= 1 && number <= pages,
  );
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [undefined, number];
  });
}
