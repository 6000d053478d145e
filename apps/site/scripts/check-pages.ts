import { setTimeout as sleep } from 'node:timers/promises';

/** More pages than a site without articles has. */
const MAX_PAGES = 2_000;
/** Retries, and the delay between them, for a page that answers 503. */
const RETRIES = 20;
const WAIT_MS = 500;
const REQUEST_MS = 30_000;
const starts = ['/', '/articles', '/pdpa', '/robots.txt', '/sitemap.xml', '/rss.xml'];

/**
 * Crawls every page linked from the landing page, the sitemap or another page. Checks that each answers 200,
 * that each anchor exists and that each image has alternative text.
 *
 * @param base URL of the site
 * @returns the first problems in words; undefined when all is right
 */
export async function checkPages(base: string): Promise<string | undefined> {
  const links = starts.map((path) => ({ from: 'the start', path, anchor: '' }));
  // Element ids by page path.
  const ids = new Map<string, Set<string> | undefined>();
  const problems: string[] = [];
  // The loop also visits links that are added meanwhile.
  for (const link of links) {
    if (ids.has(link.path)) continue;
    if (ids.size > MAX_PAGES) return 'The pages link to more and more pages.';
    ids.set(link.path, undefined);
    const response = await get(base + link.path);
    const text = await response.text();
    if (response.status !== 200)
      problems.push(`${link.path} answers ${response.status} (from ${link.from})`);
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) {
      ids.set(
        link.path,
        new Set(Array.from(text.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id)),
      );
      links.push(...linksOf(text, link.path, base));
      const [picture] = /<img(?![^>]*\salt=)[^>]*>/.exec(text) ?? [];
      if (picture) problems.push(`${link.path} has a picture without alt: ${picture.slice(0, 80)}`);
    } else if (type.includes('xml')) {
      for (const [, location = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g))
        links.push({ from: link.path, path: new URL(location).pathname, anchor: '' });
    }
  }
  for (const { from, path, anchor } of links) {
    const there = ids.get(path);
    if (anchor && there && !there.has(anchor))
      problems.push(`${path} has no #${anchor} (from ${from})`);
  }
  if (problems.length === 0) return undefined;
  const more = problems.length > 3 ? ` and ${problems.length - 3} more` : '';
  return `Invalid pages: ${problems.slice(0, 3).join('; ')}${more}.`;
}

/** Retries on 503, which a busy machine answers at first. */
async function get(address: string): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const response = await request(address);
    if (response.status !== 503 || attempt === RETRIES) return response;
    await response.body?.cancel();
    await sleep(WAIT_MS);
  }
}

/** Sends a request. @throws Error that names the path when it is not answered in time */
export async function request(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(REQUEST_MS) });
  } catch (cause) {
    throw new Error(`${new URL(address).pathname} is not answered`, { cause });
  }
}

/** Returns the links of a page to the same site. */
function linksOf(html: string, from: string, base: string) {
  const own = new URL(base).origin;
  return Array.from(html.matchAll(/\s(?:href|src)="([^"]+)"/g)).flatMap(([, link = '']) => {
    const url = URL.parse(link.replaceAll('&amp;', '&'), own + from);
    if (url?.origin !== own || url.pathname.startsWith('/api/')) return [];
    return [
      { from, path: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) },
    ];
  });
}
