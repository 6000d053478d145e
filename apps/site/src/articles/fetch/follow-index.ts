import type { ContentSite, Index } from './content-site.ts';
import type { SourceArticle } from './source-article.ts';

/** More changed articles than this are read with the whole list. */
const MOST_PAGES = 3;

interface Known {
  id: number;
  slug: string;
  updatedAt: number | undefined;
}

/** How a copy differs from an index. */
export interface Difference {
  /** Slugs of articles that are new or changed. */
  changed: Set<string>;
  /** Ids of articles that are no longer published. */
  gone: number[];
}

export function difference({ changes }: Index, known: readonly Known[]): Difference {
  const knownAt = new Map(known.map(({ slug, updatedAt }) => [slug, updatedAt]));
  const changed = [...changes].filter(([slug, at]) => knownAt.get(slug) !== at);
  return {
    changed: new Set(changed.map(([slug]) => slug)),
    gone: known.filter(({ slug }) => !changes.has(slug)).map(({ id }) => id),
  };
}

/**
 * Reads the articles of these slugs, which are those that were changed last: with thousands of
 * articles, one request instead of a hundred.
 *
 * @returns undefined when only the whole list will do
 * @throws ContentSiteError
 */
export async function fetchChanged(
  site: ContentSite,
  slugs: ReadonlySet<string>,
): Promise<SourceArticle[] | undefined> {
  const missing = new Set(slugs);
  const found: SourceArticle[] = [];
  for (let number = 1; number <= MOST_PAGES && missing.size > 0; number++) {
    const page = await site.list({ page: number, sortColumn: 'updatedAt', sortDirection: 'desc' });
    if (page.isUnchanged || page.items === 0) break;
    for (const article of page.articles) {
      if (article.slug !== undefined && missing.delete(article.slug)) found.push(article);
    }
  }
  return missing.size === 0 ? found : undefined;
}
