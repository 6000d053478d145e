import { trustFor, visitorOf } from '@clinicdee/protocol/http/address';
import type { IncomingMessage } from 'node:http';

/** Internal header with the client's address; the server overwrites what the request contains. */
export const ADDRESS_HEADER = 'x-office-address';

/**
 * Writes the client's address into a header, since Next's requests have no socket.
 *
 * @param trustedProxies comma-separated addresses, networks and names of networks
 */
export function addressWriter(trustedProxies: string | false) {
  const trust = trustFor(trustedProxies);
  return (request: IncomingMessage): void => {
    request.headers[ADDRESS_HEADER] = visitorOf(request, trust);
  };
}

const local = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Redirects requests under another local host name: cookies, and the site's permission to be framed for the preview,
 * are bound to the name in `OFFICE_URL`.
 *
 * @returns the address to redirect to, or undefined
 */
export function ownAddress(
  { headers: { host }, method, url = '' }: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  officeUrl: string,
): string | undefined {
  const { hostname, origin, port } = new URL(officeUrl);
  if (method !== 'GET' || !host || !/^\/(admin|$)/.test(url)) return undefined;
  const requested = URL.parse(`http://${host}`);
  const isOther = requested !== null && requested.hostname !== hostname && requested.port === port;
  return isOther && [hostname, requested.hostname].every((name) => local.has(name))
    ? `${origin}${url}`
    : undefined;
}

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
