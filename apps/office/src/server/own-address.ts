import type { IncomingMessage } from 'node:http';

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
