import { environment } from '../environment/environment.ts';

const TIMEOUT_MS = 2500;

/**
 * Requests a page of the site to see whether it exists. Never throws.
 *
 * @param path within the site, with its anchor: `/pdpa#cookies`
 * @returns undefined when the site gives no clear answer
 */
export async function isOnSite(path: string): Promise<boolean | undefined> {
  if (!environment().isSiteKnown) return undefined;
  const { pathname, search, hash } = new URL(path, environment().SITE_INTERNAL_URL);
  try {
    const response = await fetch(`${environment().SITE_INTERNAL_URL}${pathname}${search}`, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
      redirect: 'manual',
    });
    const exists = response.ok || (response.status >= 300 && response.status < 400);
    if (!exists) {
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

/** Decodes an address for display: Thai instead of `%E0%B8`. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
