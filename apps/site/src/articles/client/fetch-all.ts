import { type ContentSite, ContentSiteError, type ListPage } from './content-site.ts';
import type { SourceArticle } from './source-article.ts';

type Page = Extract<ListPage, { isUnchanged: false }>;

/** What tells whether a page of the list has changed. */
export type PageTag = Pick<Page, 'etag' | 'digest' | 'items'>;

interface Listing {
  /** In the order of the list. */
  articles: SourceArticle[];
  tags: PageTag[];
}

const MAX_PAGES = 1_000;

/**
 * Fetches the whole list. Several pages are fetched twice to get a consistent snapshot: an article published in
 * between shifts others across page boundaries. Pages that are equal both times existed together at one moment
 * in between.
 *
 * @throws ContentSiteError
 */
export async function fetchAll(site: ContentSite): Promise<Listing> {
  const pages: Page[] = [];
  const seen = new Set<string>();
  let total: number | undefined;
  let items = 0;
  while (pages.length < MAX_PAGES) {
    const page = await nextPage(site, pages.length + 1);
    // A content site that ignores the page number repeats a page.
    if (!page || page.items === 0 || seen.has(page.digest)) break;
    if (total !== undefined && page.total !== total) throw new ContentSiteError('list_moved');
    seen.add(page.digest);
    pages.push(page);
    total = page.total;
    items += page.items;
    // Without a total, a page that is not full is the last.
    if (total === undefined ? page.items < site.pageSize : items >= total) break;
  }
  if (total !== undefined && items !== total) throw new ContentSiteError('list_moved');
  const isSinglePage = pages.length === 1 && items < site.pageSize;
  if (pages.length > 0 && !isSinglePage && !(await isUnchanged(site, pages)))
    throw new ContentSiteError('list_moved');
  return {
    articles: withoutDuplicates(pages.flatMap(({ articles }) => articles)),
    tags: pages.map(({ etag, digest, items }) => ({ etag, digest, items })),
  };
}

/** Requests each page again, as an entity tag covers only its own. @returns whether none has changed */
export async function isUnchanged(site: ContentSite, known: readonly PageTag[]): Promise<boolean> {
  for (const [index, { etag, digest }] of known.entries()) {
    const page = await site.list({ page: index + 1, etag });
    if (!page.isUnchanged && page.digest !== digest) return false;
  }
  const last = known.at(-1);
  if (!last) return false;
  if (last.items < site.pageSize || known.length === MAX_PAGES) return true;
  // A full last page may be followed by another by now.
  const next = await nextPage(site, known.length + 1);
  // A content site that ignores the page number repeats a page.
  return !next || next.items === 0 || known.some(({ digest }) => digest === next.digest);
}

async function nextPage(site: ContentSite, number: number) {
  try {
    const page = await site.list({ page: number });
    if (page.isUnchanged) throw new ContentSiteError('unasked_304');
    return page;
  } catch (error) {
    // Some servers return an error for a page after the last.
    const isEnd =
      number > 1 && error instanceof ContentSiteError && /^http_4(00|04|16|22)$/.test(error.code);
    if (isEnd) return undefined;
    throw error;
  }
}

/** Removes duplicates: articles with equal titles have no fixed order and may be on two pages. */
function withoutDuplicates(articles: SourceArticle[]): SourceArticle[] {
  const seen = new Set<string>();
  return articles.filter((article) => {
    const key = article.slug ?? JSON.stringify(article);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
