import {
  type ContentSite,
  ContentSiteError,
  type Index,
  type ListPage,
  PAGE_SIZE,
} from './content-site.ts';
import type { SourceArticle } from './source-article.ts';

/** What a page of the list was when it was last read, to ask whether it still is. */
export interface PageTag {
  etag: string | undefined;
  items: number;
}

interface Found {
  articles: SourceArticle[];
  tags: PageTag[];
  /** What the index said when the reading began, where the content site offers one. */
  index: Index | undefined;
}

const MOST_PAGES = 1_000;

/**
 * Reads the whole list. A list that moved while it was read (an article published in between pushes
 * others over a page's edge) is no copy of anything.
 *
 * @throws ContentSiteError
 */
export async function fetchAll(site: ContentSite): Promise<Found> {
  const pages: Extract<ListPage, { isUnchanged: false }>[] = [];
  const seen = new Set<string>();
  let total: number | undefined;
  let items = 0;
  let index: Index | undefined;
  while (pages.length < MOST_PAGES) {
    const page = await nextPage(site, pages.length + 1, pages.at(-1)?.items);
    // A content site that ignores the page number sends the same again.
    if (!page || page.items === 0 || seen.has(page.digest)) break;
    if (total !== undefined && page.total !== total) throw new ContentSiteError('list_moved');
    // Early: what changes from here on differs from it at the next look.
    if (page.hasIndex && pages.length === 0) index = await freshIndex(site);
    seen.add(page.digest);
    pages.push(page);
    total = page.total;
    items += page.items;
    if (total !== undefined && items >= total) break;
  }
  if (total !== undefined && items !== total) throw new ContentSiteError('list_moved');
  const isMoved =
    total === undefined && pages.length > 1 && !(await isSame(site, pages[0]?.digest));
  if (isMoved) throw new ContentSiteError('list_moved');
  return {
    articles: withoutTwins(pages.flatMap(({ articles }) => articles)),
    tags: pages.map((page) => ({ etag: page.etag, items: page.items })),
    index,
  };
}

/**
 * Whether none of the pages of the last copy has changed. All are asked: an entity tag speaks for its
 * own page alone.
 */
export async function isUnchanged(site: ContentSite, known: PageTag[]): Promise<boolean> {
  if (known.length === 0 || known.some(({ etag }) => etag === undefined)) return false;
  for (const [index, { etag }] of known.entries()) {
    const page = await site.list({ page: index + 1, etag });
    if (!page.isUnchanged) return false;
  }
  // A page that was full may have been followed by another since.
  if ((known.at(-1)?.items ?? 0) < PAGE_SIZE) return true;
  const beyond = await nextPage(site, known.length + 1, PAGE_SIZE);
  return beyond === undefined || beyond.items === 0;
}

async function freshIndex(site: ContentSite): Promise<Index | undefined> {
  const index = await site.index();
  return index === 'unchanged' ? undefined : index;
}

async function nextPage(site: ContentSite, number: number, itemsBefore: number | undefined) {
  try {
    const page = await site.list({ page: number });
    if (page.isUnchanged) throw new ContentSiteError('unasked_304');
    return page;
  } catch (error) {
    // Some answer "not found" for a page after the last; a short page before says it was the last.
    const isEnd =
      itemsBefore !== undefined &&
      itemsBefore < PAGE_SIZE &&
      error instanceof ContentSiteError &&
      /^http_4(00|04|16|22)$/.test(error.code);
    if (isEnd) return undefined;
    throw error;
  }
}

async function isSame(site: ContentSite, digest: string | undefined): Promise<boolean> {
  const again = await site.list({ page: 1 });
  return !again.isUnchanged && again.digest === digest;
}

/** The same article on two pages (equal titles have no fixed order) is one. */
function withoutTwins(articles: SourceArticle[]): SourceArticle[] {
  const seen = new Set<string>();
  return articles.filter((article) => {
    const key = article.slug ?? JSON.stringify(article);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
