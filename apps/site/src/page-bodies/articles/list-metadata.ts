import type { ArticleList } from '../../articles/queries/article.ts';
import { type ArticleListQuery, listAddress } from '../../articles/queries/list-address.ts';
import { fill } from '../../content/fill-in.ts';
import type { SiteContent } from '../../content/site-content.ts';

/** Metadata of a page of the list. */
export interface ListWords {
  title: string;
  description: string;
  /** Canonical address, without the search. */
  address: string;
}

/** Returns the metadata of a list page. @param subject first part of the title */
export function listMetadata(
  { articles, brand }: SiteContent,
  query: ArticleListQuery,
  { articles: shown, pages, total }: Pick<ArticleList, 'articles' | 'pages' | 'total'>,
  subject: string,
): ListWords {
  const { page, tag } = query;
  const isFirstPage = page === 1;
  const titles = shown
    .slice(0, 3)
    .map(({ title }) => title)
    .join(articles.titleJoint);
  const description =
    tag !== undefined
      ? fill(articles.tagDescription, { tag, total, titles })
      : isFirstPage
        ? articles.description
        : fill(articles.pageDescription, { page, pages, titles });
  const suffix = isFirstPage ? '' : ` ${articles.pager.page} ${page}`;
  return {
    title: `${subject}${suffix} | ${brand.name}`,
    description,
    address: listAddress({ ...query, order: 'title', search: undefined }),
  };
}
