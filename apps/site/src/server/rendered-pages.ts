import { entityTag } from './built-files.ts';
import { REVALIDATED } from './headers.ts';
import { CACHE_TAG_HEADER, type PageCache } from './page-cache.ts';
import type { SearchPages } from './search-pages.ts';
import { typeset } from './typeset.ts';
import { deliver, readWhole, type Whole } from './whole.ts';

/** Has Astro render what it knows; undefined for an address that it does not know. */
export type Render = (request: Request, visitor: string) => Promise<Response | undefined>;

/** All that a kept page reads of its address. Whatever else is there changes nothing on it. */
const read = new Set(['page', 'order', 'tag', 'q']);

/**
 * Answers with what is rendered on demand: from the cache where the page is kept, else rendered, kept
 * if it says what it shows, compressed, and with an entity tag so that an unchanged page need not
 * travel again.
 *
 * @param searches has the pages of searches, of which most is kept
 */
export function renderedPages(
  render: Render,
  cache: PageCache,
  searches?: Pick<SearchPages, 'page'>,
): Render {
  return async (request, visitor) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const key = pageKey(new URL(request.url));
    const kept = isReading ? cache.get(key) : undefined;
    if (kept) return deliver(request, kept);
    const found = isReading ? await searches?.page(request, visitor) : undefined;
    if (found) return deliver(request, withEntityTag(found, request.method));

    const { age } = cache;
    // Whoever asks for the head alone is told what the page would be: it is rendered whole.
    const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
    const response = await render(asked, visitor);
    if (!response) return undefined;

    const tags = response.headers.get(CACHE_TAG_HEADER);
    response.headers.delete(CACHE_TAG_HEADER);
    const page = withEntityTag(typeset(await readWhole(response)), request.method);
    if (tags === null) return deliver(request, page);
    if (isReading) cache.keep(key, withCacheState(page, 'hit'), tags.split(' '), age);
    return deliver(request, withCacheState(page, 'miss'));
  };
}

/** Once for each rendering, so that a hit need not read the page. */
function withEntityTag(page: Whole, method: string): Whole {
  const { body, headers, status } = page;
  if (headers['content-type'] === 'text/html') headers['content-type'] += '; charset=utf-8';
  const isPage = status === 200 && body.byteLength > 0 && method !== 'POST';
  if (!isPage || headers['cache-control'] === 'no-store') return page;
  const revalidated = {
    etag: entityTag(body),
    'last-modified': new Date().toUTCString(),
    'cache-control': REVALIDATED,
  };
  return { ...page, headers: { ...revalidated, ...headers } };
}

const withCacheState = (page: Whole, state: 'hit' | 'miss'): Whole => ({
  ...page,
  headers: { ...page.headers, 'x-cache': state },
});

/** Under which a page is kept: its path, and of its query what a page reads, in one order. */
export function pageKey({ pathname, searchParams }: URL): string {
  for (const name of [...searchParams.keys()]) if (!read.has(name)) searchParams.delete(name);
  searchParams.sort();
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
