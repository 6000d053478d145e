/**
 * What stands in built pages for the site's address, which only the start knows: one build serves every
 * address. A name that can never be anybody's (RFC 2606).
 */
export const BUILT_ADDRESS = 'https://site.invalid';

/** The site's own address: of a page that is rendered on demand the real one, of a built one what stands for it. */
export const siteAddress = ({ siteUrl }: { siteUrl?: URL }): URL =>
  siteUrl ?? new URL(BUILT_ADDRESS);

/** A built text, with the real address in the place of what stood for it. */
export const atAddress = (text: string, siteUrl: URL): string =>
  text.replaceAll(BUILT_ADDRESS, siteUrl.origin);
