import type { ArticleList } from '../../articles/queries/article.ts';
import { type ArticleListQuery, listAddress } from '../../articles/queries/list-address.ts';
import { fill } from '../../content/fill-in.ts';
import type { SiteContent } from '../../content/site-content.ts';

/** What a page of the list says of itself to browsers and search engines. */
export interface ListWords {
  title: string;
  description: string;
  /** The list that it is a page of, without what was searched for in it. */
  address: string;
}

/** @param subject what the page shows, in a few words */
export function listWords(
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
