import type { Address } from './address.ts';
import type { RouteOf } from './astro/entry.ts';
import { HASHED_FOLDER } from './headers.ts';
import type { StaticFiles } from './static-files.ts';

/** What metrics call an address at which nothing is. */
export const NO_ROUTE = 'none';

const probes = new Set(['/healthz', '/readyz', '/metrics', '/callerz']);

/** Whether a path is asked by machines every few seconds, of which no log needs to tell. */
export const isProbe = (path: string) => probes.has(path);

const MAX_REMEMBERED = 2_000;
const MAX_REMEMBERED_LENGTH = 300;

/**
 * Names an address by its pattern: the few dozens that the site has, whatever visitors ask for, since each name is a
 * row of metrics for ever.
 */
export function routeNameOf(files: StaticFiles, routeOf: RouteOf): (address: Address) => string {
  const remembered = new Map<string, string>();
  return ({ pathname }) => {
    const known = remembered.get(pathname);
    if (known !== undefined) return known;
    const name = nameOf(pathname);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (pathname.length <= MAX_REMEMBERED_LENGTH) remembered.set(pathname, name);
    return name;
  };

  function nameOf(pathname: string): string {
    if (isProbe(pathname)) return pathname;
    if (!files.has(pathname)) return routeOf(pathname) ?? NO_ROUTE;
    return pathname.startsWith(HASHED_FOLDER) ? `${HASHED_FOLDER}*` : 'file';
  }
}
