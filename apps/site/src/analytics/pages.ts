import { otherLanguages, pagesOfEveryLanguage, pathIn } from '../content/languages.ts';

/** Stands for unknown pages, and for words beyond the limit of a day. */
export const OTHER = 'other';

/** The counted pages of all languages, without articles. */
export const countedPages: readonly string[] = [
  '/',
  '/articles',
  '/contact',
  '/pdpa',
  '/pdpa/confirm',
  '/pdpa/request',
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
 * Returns the page under which a path is counted: the path of an existing page, else {@link OTHER}, so that requests
 * cannot fill the counts with invented pages.
 *
 * @param path percent-encoded, as in the browser
 * @param hasArticle whether an article with this slug exists
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
