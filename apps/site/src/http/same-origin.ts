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
