/** How many sent forms a process remembers, of each kind. */
export const REMEMBERED_FORMS = 1000;

/**
 * Whether a request submits a form, to its page or to its API route.
 *
 * @param path the request path or the route pattern
 */
export const isFormPost = (method: string, path: string): boolean =>
  method === 'POST' &&
  /^(\/\w\w)?\/(contact|register|pdpa\/(confirm|request|withdraw)|api\/(leads|v2\/register|consent))$/.test(
    path,
  );

/**
 * Whether a state-changing request comes from the site's own pages. Current browsers send `Sec-Fetch-Site`,
 * older ones `Origin`. Clients that send neither are not browsers and carry no cookies, so they pass.
 *
 * @param siteUrl the site's public address, in case a proxy changed the `Host` header
 */
export function isSameOrigin(request: Request, siteUrl: URL): boolean {
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite === 'same-origin') return true;

  const origin = request.headers.get('origin');
  if (origin === null) return fetchSite === null || fetchSite === 'none';
  if (!URL.canParse(origin)) return false;
  if (fetchSite !== null && fetchSite !== 'none') return false;

  const { host } = new URL(origin);
  return origin === siteUrl.origin || host === request.headers.get('host');
}

/** Returns the idempotency key of a form from the header or, without JavaScript, from a hidden field. */
export function idempotencyKeyOf(
  request: Request,
  fields: Record<string, unknown>,
): string | undefined {
  const sent = request.headers.get('idempotency-key') ?? fields.idempotency_key;
  // UUIDs and similar keys; shorter keys would not be unique.
  return typeof sent === 'string' && /^[\w-]{16,100}$/.test(sent) ? sent : undefined;
}
