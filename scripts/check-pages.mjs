import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from './project.mjs';

/** More pages than a site without articles has. */
const MAX_PAGES = 2_000;
/** Retries, and the delay between them, for a page that answers 503. */
const RETRIES = 20;
const WAIT_MS = 500;
const starts = ['/', '/articles', '/pdpa', '/robots.txt', '/sitemap.xml', '/rss.xml'];

/**
 * Crawls every page linked from the landing page, the sitemap or another page.
 *
 * @param {string} base URL of the site
 * @throws CliError naming the pages that do not answer 200
 */
export async function checkPages(base) {
  const links = new Map(starts.map((path) => [path, 'the start']));
  /** @type {string[]} */
  const problems = [];
  // The loop also visits links that are added meanwhile.
  for (const [path, from] of links) {
    if (links.size > MAX_PAGES) throw new CliError('The pages link to more and more pages.');
    const response = await get(base + path);
    const text = await response.text();
    if (response.status !== 200) problems.push(`${path} answers ${response.status} (from ${from})`);
    if (!/html|xml/.test(response.headers.get('content-type') ?? '')) continue;
    for (const link of linksOf(text, base + path)) {
      if (!links.has(link)) links.set(link, path);
    }
  }
  if (problems.length > 0) throw new CliError(`Pages are not right: ${problems.join('; ')}.`);
}

/** Retries on 503, which a busy machine answers at first. @param {string} address */
async function get(address) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(address);
    if (response.status !== 503 || attempt === RETRIES) return response;
    await response.body?.cancel();
    await sleep(WAIT_MS);
  }
}

/** Returns the paths of a page's or sitemap's links to the same site. @param {string} text @param {string} address */
function linksOf(text, address) {
  return Array.from(text.matchAll(/\s(?:href|src)="([^"]+)"|<loc>([^<]+)<\/loc>/g)).flatMap(
    ([, link = '', location = '']) => {
      const url = URL.parse((link || new URL(location).pathname).replaceAll('&amp;', '&'), address);
      const isOwn = url?.origin === new URL(address).origin && !url.pathname.startsWith('/api/');
      return isOwn ? [url.pathname + url.search] : [];
    },
  );
}
