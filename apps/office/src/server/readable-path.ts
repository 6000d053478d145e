/**
 * An address whose path can be read. One with a `%` that begins no character names nothing, and is
 * answered like any other at which nothing is, by the calls or by the screens: Next would break on it.
 *
 * @param url path and query, as they were asked for
 */
export function readablePath(url = '/'): string {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
  }
}
