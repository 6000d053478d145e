import type { IncomingMessage } from 'node:http';

const local = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Where a page is, when it was asked for under the machine's other local name. Cookies, and the site
 * that lets itself be framed for the preview, know the office under one name alone.
 *
 * @returns the whole address, or undefined when there is nothing to correct
 */
export function ownAddress(
  { headers: { host }, method, url = '' }: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  officeUrl: string,
): string | undefined {
  const { hostname, origin, port } = new URL(officeUrl);
  if (method !== 'GET' || !host || !/^\/(admin|$)/.test(url)) return undefined;
  const asked = URL.parse(`http://${host}`);
  const isOther = asked !== null && asked.hostname !== hostname && asked.port === port;
  return isOther && [hostname, asked.hostname].every((name) => local.has(name))
    ? `${origin}${url}`
    : undefined;
}
