import { languages, mainLanguage, type Translations } from '../content/languages.ts';

/** The addresses of a page in every language, for search engines: none with a single language. */
export function alternates(
  translations: Translations,
  site: URL,
): { language: string; href: string }[] {
  const all = languages.flatMap((language) => {
    const path = translations[language];
    return path === undefined ? [] : { language, href: new URL(path, site).href };
  });
  if (all.length < 2) return [];
  const main = all.filter(({ language }) => language === mainLanguage);
  return [...all, ...main.map(({ href }) => ({ language: 'x-default', href }))];
}
