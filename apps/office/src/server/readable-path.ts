/**
 * Replaces an address with an invalid percent-encoding, on which Next would throw, by one that leads to a 404 of the
 * API or the admin panel.
 *
 * @param url path and query
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
