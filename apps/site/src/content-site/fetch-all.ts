import { type ContentSite, ContentSiteError, type ListPage, PAGE_SIZE } from './content-site.ts';
import type { SourceArticle } from './source-article.ts';

/** What tells whether a page of the list has changed. */
export type PageTag = Pick<ListPage, 'etag' | 'digest' | 'items' | 'total'>;

/** The whole list. */
export interface Listing {
  /** In the order of the list. */
  articles: SourceArticle[];
  tags: PageTag[];
}

const MAX_PAGES = 1_000;
/** Smallest page that another may follow: content sites limit pages to 50, and may leave out drafts of them. */
const MIN_PAGE = 40;

/**
 * Fetches the whole list, until all counted articles are there, or a page is small, missing or repeated: content sites
 * limit pages as they like. Several pages are fetched twice to get a consistent snapshot: an article published in between
 * shifts others across page boundaries. Pages that are equal both times existed together at one moment in between.
 *
 * @throws ContentSiteError
 */
export async function fetchAll(site: ContentSite): Promise<Listing> {
  const pages: ListPage[] = [];
  for (let page = await nextPage(site, pages); page; page = await nextPage(site, pages)) {
    pages.push(page);
  }
  const isShort = !pages[1]?.items && pages[0]?.items !== PAGE_SIZE;
  if (!isShort && !(await isUnchanged(site, pages))) throw new ContentSiteError('list_changed');
  return {
    articles: withoutDuplicates(pages.flatMap(({ articles }) => articles)),
    tags: pages.map(({ etag, digest, items, total }) => ({ etag, digest, items, total })),
  };
}

/** Requests each page again, as an entity tag covers only its own. @returns whether none has changed */
export async function isUnchanged(site: ContentSite, known: readonly PageTag[]): Promise<boolean> {
  for (const [index, { etag, digest }] of known.entries()) {
    const page = await site.list(index + 1, etag);
    if (page && page.digest !== digest) return false;
  }
  return known.length > 0 && !(await nextPage(site, known));
}

/** Fetches the page after the known ones; undefined when there is none. */
async function nextPage(site: ContentSite, known: readonly PageTag[]) {
  const { length } = known;
  const last = known.at(-1);
  const isMissing = known.reduce((sum, { items }) => sum + items, 0) < (last?.total ?? 0);
  const isLast = last && (last.items === 0 || (last.items < MIN_PAGE && !isMissing));
  if (isLast || length === MAX_PAGES) return undefined;
  try {
    const page = await site.list(length + 1);
    if (!page) throw new ContentSiteError('unasked_304');
    // A content site that ignores the page number repeats a page.
    return known.some(({ digest }) => digest === page.digest) ? undefined : page;
  } catch (error) {
    // Some servers return an error for a page after the last, which is hardly ever full.
    const isFull = last?.items === PAGE_SIZE;
    const end = isFull ? /^http_4(00|04|16|22)$/ : /^(http_4(00|04|16|22)|http_500|not_\w+)$/;
    if (length > 0 && error instanceof ContentSiteError && end.test(error.code)) return undefined;
    throw error;
  }
}

/** Removes duplicates: articles with equal titles have no fixed order and may be on two pages. */
const withoutDuplicates = (articles: readonly SourceArticle[]): SourceArticle[] => [
  ...new Map(articles.map((article) => [JSON.stringify(article), article])).values(),
];
