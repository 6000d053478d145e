/**
 * Whether a top-bar link points to the current page: the articles link on the list and on every article, the home
 * link on the landing page (spec §2, "Top navigation bar").
 *
 * @param path the server's or the build's path, with or without `.html`
 */
export function isCurrentLink(href: string, path: string): boolean {
  const page = path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
  const [home = '', place] = href.split('#');
  if (place === 'home') return page === home.replace(/\/$/, '');
  if (href.includes('#')) return false;
  return page === href || page.startsWith(`${href}/`);
}
