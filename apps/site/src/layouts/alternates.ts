import { languages, mainLanguage, pathIn } from '../content/languages.ts';

/**
 * The addresses of a page in every language, for search engines: none with a single language.
 *
 * @param page a path of the main language that exists in every language
 */
export function alternates(page: string, site: URL): { language: string; href: string }[] {
  const at = (language: string) => new URL(pathIn(language, page), site).href;
  const all = languages.map((language) => ({ language, href: at(language) }));
  return all.length > 1 ? [...all, { language: 'x-default', href: at(mainLanguage) }] : [];
}
