/**
 * Whether a state-changing request comes from our own pages. A browser says so itself
 * (`Sec-Fetch-Site`), an older one by `Origin`; what sends neither is no browser and carries nobody's
 * cookies, so there is nothing to forge.
 *
 * @param siteUrl the site's own address, for the case that a proxy in front changed the host
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
