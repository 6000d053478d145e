import { environment } from '../environment/environment.ts';

const PATIENCE_MS = 2500;

/**
 * Looks whether the site has a page, as a visitor would; never throws.
 *
 * @param path within the site, with its anchor: `/pdpa#cookies`
 * @returns undefined where the site cannot say
 */
export async function isOnSite(path: string): Promise<boolean | undefined> {
  if (!environment().isSiteKnown) return undefined;
  const { pathname, search, hash } = new URL(path, environment().SITE_INTERNAL_URL);
  try {
    const response = await fetch(`${environment().SITE_INTERNAL_URL}${pathname}${search}`, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      cache: 'no-store',
      redirect: 'manual',
    });
    const isThere = response.ok || (response.status >= 300 && response.status < 400);
    if (!isThere) {
      await response.body?.cancel();
      return response.status === 404 || response.status === 410 ? false : undefined;
    }
    if (hash === '' || !response.ok) {
      await response.body?.cancel();
      return true;
    }
    return (await response.text()).includes(` id="${decodeURIComponent(hash.slice(1))}"`);
  } catch {
    return undefined;
  }
}
