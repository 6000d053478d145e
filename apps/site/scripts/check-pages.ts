import { setTimeout as sleep } from 'node:timers/promises';

/** Retries, and the delay between them, for a page that answers 503. */
const RETRIES = 20;
const WAIT_MS = 500;
const REQUEST_MS = 30_000;
const starts = ['/', '/articles', '/pdpa', '/robots.txt', '/sitemap.xml', '/rss.xml'];

/**
 * Requests the main addresses and every page of the sitemap.
 *
 * @param base URL of the site
 * @returns the first pages that do not answer 200, in words; undefined when there are none
 */
export async function checkPages(base: string): Promise<string | undefined> {
  const problems: string[] = [];
  // The loop also visits paths that are added meanwhile.
  const paths = new Set(starts);
  for (const path of paths) {
    const response = await get(base + path);
    const text = await response.text();
    if (response.status !== 200) problems.push(`${path} answers ${response.status}`);
    else if (path === '/sitemap.xml')
      for (const [, page = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g))
        paths.add(new URL(page).pathname);
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
