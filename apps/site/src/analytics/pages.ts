import { otherLanguages, pagesOfEveryLanguage, pathIn } from '../content/languages.ts';

/** What every page is called that is not the site's, and every word beyond a day's limit. */
export const OTHER = 'other';

/** Every page of the site that is counted, but for the articles; those of every language. */
export const countedPages: readonly string[] = [
  '/',
  '/articles',
  '/contact',
  '/pdpa',
  '/register',
  '/register/thanks',
  '/terms',
  '/thanks',
  ...otherLanguages.flatMap((language) =>
    pagesOfEveryLanguage.map((page) => pathIn(language, page)),
  ),
];

const ARTICLE = '/articles/detail/';

/**
 * The page that a path is counted as: itself where the site has such a page, else {@link OTHER}, so
 * that nobody can fill the counts with pages of their own invention.
 *
 * @param path as the browser has it, percent-encoded
 * @param hasArticle whether there is an article of this slug
 */
export function countedPage(path: string, hasArticle: (slug: string) => boolean): string {
  if (countedPages.includes(path)) return path;
  if (!path.startsWith(ARTICLE)) return OTHER;
  try {
    const slug = decodeURIComponent(path.slice(ARTICLE.length)).normalize('NFC');
    return hasArticle(slug) ? `${ARTICLE}${slug}` : OTHER;
  } catch {
    return OTHER;
  }
}
