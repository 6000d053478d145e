/**
 * The site's own address as an `Astro.site` that is there: the configuration always sets it.
 *
 * @throws Error when it does not
 */
export function siteAddress(site: URL | undefined): URL {
  if (!site) throw new Error('The configuration names no site.');
  return site;
}
