import type { ContentSite } from './content-site.ts';
import type { SourceArticle } from './source-article.ts';

/** More changed articles than this are read with the whole list. */
const MOST_PAGES = 3;

/**
 * Reads only what changed since the last copy, from a content site that tells times of change and how
 * many articles there are: with thousands of articles, one request instead of a hundred.
 *
 * @param knownAt when the newest known change was, in milliseconds
 * @returns undefined when only the whole list will do
 * @throws ContentSiteError
 */
export async function fetchNewest(
  site: ContentSite,
  knownAt: number,
): Promise<SourceArticle[] | undefined> {
  const changed: SourceArticle[] = [];
  for (let number = 1; number <= MOST_PAGES; number++) {
    const page = await site.list({ page: number, sortColumn: 'updatedAt', sortDirection: 'desc' });
    if (page.isUnchanged || page.total === undefined) return undefined;
    if (page.articles.length !== page.items) return undefined;
    for (const [index, article] of page.articles.entries()) {
      const before = page.articles[index - 1]?.updatedAt ?? Infinity;
      // Not in order, or without times: this site does not know the column.
      const { slug, updatedAt } = article;
      if (slug === undefined || updatedAt === undefined || updatedAt > before) return undefined;
      // The same moment may hold several: all of them are taken again.
      if (updatedAt < knownAt) return changed;
      changed.push(article);
    }
    if (changed.length >= page.total) return changed;
  }
  return undefined;
}
