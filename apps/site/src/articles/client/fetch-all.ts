import { type ContentSite, ContentSiteError, type ListPage } from './content-site.ts';
import type { SourceArticle } from './source-article.ts';

/** Validators of a page of the list from the last sync. */
export interface PageTag {
  etag: string | undefined;
  items: number;
}

interface Listing {
  /** In the order of the list. */
  articles: SourceArticle[];
  tags: PageTag[];
}

const MAX_PAGES = 1_000;

type Page = Extract<ListPage, { isUnchanged: false }>;

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
  if (!isSinglePage) await verifyPages(site, pages);
  if (total === undefined) await verifyEnd(site, pages);
  return {
    articles: withoutDuplicates(pages.flatMap(({ articles }) => articles)),
    tags: pages.map(({ etag, items }) => ({ etag, items })),
  };
}

/**
 * Whether no page has changed since the last sync. Requests each page, as an entity tag covers only its own,
 * and all but the last twice: when one article is published and another withdrawn in between, each page may
 * still be unchanged at the time of its request.
 */
export async function isUnchanged(site: ContentSite, known: PageTag[]): Promise<boolean> {
  if (known.length === 0 || known.some(({ etag }) => etag === undefined)) return false;
  const pages = known.map(({ etag }, i) => ({ page: i + 1, etag }));
  for (const page of [...pages, ...pages.slice(0, -1)]) {
    if (!(await site.list(page)).isUnchanged) return false;
  }
  // A full last page may be followed by another by now.
  if ((known.at(-1)?.items ?? 0) < site.pageSize) return true;
  const next = await nextPage(site, known.length + 1);
  return next === undefined || next.items === 0;
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

/** Fetches pages again. @throws ContentSiteError when one has changed */
async function verifyPages(site: ContentSite, pages: readonly Page[]): Promise<void> {
  for (const [i, { digest, etag }] of pages.entries()) {
    const again = await site.list({ page: i + 1, etag });
    if (!again.isUnchanged && again.digest !== digest) throw new ContentSiteError('list_moved');
  }
}

/** Checks again that nothing follows a full last page: it may have been empty for a moment. @throws ContentSiteError */
async function verifyEnd(site: ContentSite, pages: readonly Page[]): Promise<void> {
  const last = pages.at(-1)?.items;
  if (last === undefined || last < site.pageSize || pages.length === MAX_PAGES) return;
  const next = await nextPage(site, pages.length + 1);
  // A content site that ignores the page number repeats a page.
  const isNew = next && next.items > 0 && pages.every(({ digest }) => digest !== next.digest);
  if (isNew) throw new ContentSiteError('list_moved');
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
