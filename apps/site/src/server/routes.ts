import type { BuiltFiles } from './built-files.ts';
import { HASHED_FOLDER } from './headers.ts';

/** What figures call an address at which nothing is. */
export const NO_ROUTE = 'none';

const probes = new Set(['/healthz', '/readyz', '/metrics', '/callerz']);

/** Whether a path is asked by machines every few seconds, of which no log needs to tell. */
export const isProbe = (path: string) => probes.has(path);

/**
 * Names an address by its pattern: the few dozens that the site has, whatever visitors ask for, since
 * each name is a row of figures for ever.
 *
 * @param rendered the pattern of what is rendered at a path
 */
export function routesOf(files: BuiltFiles, rendered: (path: string) => string | undefined) {
  return (path: string): string => {
    if (isProbe(path)) return path;
    const file = files.get(path);
    if (!file) return rendered(path) ?? NO_ROUTE;
    if (file.headers['content-type']?.startsWith('text/html')) return path;
    return path.startsWith(HASHED_FOLDER) ? `${HASHED_FOLDER}*` : 'file';
  };
}
