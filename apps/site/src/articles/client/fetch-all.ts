import { type ContentSite, ContentSiteError, type ListPage } from './content-site.ts';
import type { SourceArticle } from './source-article.ts';

/** What a page of the list was when it was last read, to ask whether it still is. */
export interface PageTag {
  etag: string | undefined;
  items: number;
  /** Of its body; undefined where an earlier version of the site has read it. */
  digest?: string | undefined;
}

interface Found {
  /** In the order of the list. */
  articles: SourceArticle[];
  tags: PageTag[];
}

const MOST_PAGES = 1_000;

type Page = Extract<ListPage, { isUnchanged: false }>;

/**
 * Reads the whole list, and what has more than one part a second time: a list that moved while it was
 * read (an article published in between pushes others over a page's edge) is no copy of anything. What
 * is the same at both times was there at one moment between them.
 *
 * @param known the pages of the last copy: what is like them need not be read again
 * @throws ContentSiteError
 */
export async function fetchAll(site: ContentSite, known: readonly PageTag[] = []): Promise<Found> {
  const pages: Page[] = [];
  const seen = new Set<string>();
  let total: number | undefined;
  let items = 0;
  while (pages.length < MOST_PAGES) {
    const page = await nextPage(site, pages.length + 1);
    // A content site that ignores the page number sends the same again.
    if (!page || page.items === 0 || seen.has(page.digest)) break;
    if (total !== undefined && page.total !== total) throw new ContentSiteError('list_moved');
    seen.add(page.digest);
    pages.push(page);
    total = page.total;
    items += page.items;
    // What the content site says of the total counts; without it, a page that is not full is the last.
    if (total === undefined ? page.items < site.pageSize : items >= total) break;
  }
  if (total !== undefined && items !== total) throw new ContentSiteError('list_moved');
  const isOne = pages.length === 1 && items < site.pageSize;
  // The last page of a list that is as it was says nothing new: see isUnchanged.
  const isKnown = isAsKnown(pages, known);
  if (!isOne) await readAgain(site, isKnown ? pages.slice(0, -1) : pages);
  if (!isKnown && total === undefined) await endAgain(site, pages);
  return {
    articles: withoutTwins(pages.flatMap(({ articles }) => articles)),
    tags: pages.map(({ etag, items, digest }) => ({ etag, items, digest })),
  };
}

/**
 * Whether none of the pages of the last copy has changed. All are asked: an entity tag speaks for its
 * own page alone. All but the last are asked a second time: what was published on a page that had been
 * asked, while something was withdrawn before one that had not, left each as it was when it was asked.
 */
export async function isUnchanged(site: ContentSite, known: PageTag[]): Promise<boolean> {
  if (known.length === 0 || known.some(({ etag }) => etag === undefined)) return false;
  const pages = known.map(({ etag }, at) => ({ page: at + 1, etag }));
  for (const page of [...pages, ...pages.slice(0, -1)]) {
    if (!(await site.list(page)).isUnchanged) return false;
  }
  // A page that was full may have been followed by another since.
  if ((known.at(-1)?.items ?? 0) < site.pageSize) return true;
  const beyond = await nextPage(site, known.length + 1);
  return beyond === undefined || beyond.items === 0;
}

async function nextPage(site: ContentSite, number: number) {
  try {
    const page = await site.list({ page: number });
    if (page.isUnchanged) throw new ContentSiteError('unasked_304');
    return page;
  } catch (error) {
    // Some answer "not found" for a page after the last.
    const isEnd =
      number > 1 && error instanceof ContentSiteError && /^http_4(00|04|16|22)$/.test(error.code);
    if (isEnd) return undefined;
    throw error;
  }
}

/** Whether a list is that of the last copy: what is bare is read whole at each look. */
const isAsKnown = (pages: readonly Page[], known: readonly PageTag[]) =>
  pages.length === known.length && pages.every(({ digest }, at) => digest === known[at]?.digest);

/** @throws ContentSiteError when a page is another one by now */
async function readAgain(site: ContentSite, pages: readonly Page[]): Promise<void> {
  for (const [at, { digest, etag }] of pages.entries()) {
    const again = await site.list({ page: at + 1, etag });
    if (!again.isUnchanged && again.digest !== digest) throw new ContentSiteError('list_moved');
  }
}

/**
 * That nothing follows a full page is said by the next one alone, which may have been empty for a moment.
 *
 * @throws ContentSiteError when something follows by now
 */
async function endAgain(site: ContentSite, pages: readonly Page[]): Promise<void> {
  const last = pages.at(-1)?.items;
  if (last === undefined || last < site.pageSize || pages.length === MOST_PAGES) return;
  const beyond = await nextPage(site, pages.length + 1);
  // One that ignores the page number sends what is known already.
  const isNew = beyond && beyond.items > 0 && pages.every(({ digest }) => digest !== beyond.digest);
  if (isNew) throw new ContentSiteError('list_moved');
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
