/**
 * Whether a top-bar link points to the current page: the articles link on the list and on every article, the home
 * link on the landing page (spec §2, "Top navigation bar").
 */
export function isCurrentLink(href: string, path: string): boolean {
  const [page = '', place] = href.split('#');
  if (place !== undefined) return place === 'home' && page === path;
  return path === page || path.startsWith(`${page}/`);
}
