import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
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
      <Step href={query.page > 1 && address(query.page - 1)} rel="prev">
        <ChevronLeft className="icon" aria-hidden="true" />
        {pager.previous}
      </Step>
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
      <Step href={query.page < pages && address(query.page + 1)} rel="next">
        {pager.next}
        <ChevronRight className="icon" aria-hidden="true" />
      </Step>
    </nav>
  );
}

/** A link to the previous or next page; without an address at the ends of the list. */
function Step({ href, rel, children }: { href: string | false; rel: string; children: ReactNode }) {
  return href ? (
    <a className="button button-small button-line" href={href} rel={rel}>
      {children}
    </a>
  ) : (
    <span className="button button-small pager-end">{children}</span>
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
