/** The site's languages. The first is served at `/`, the others below their code. */
export const languages = ['th'] as const;

export type Language = (typeof languages)[number];

export const [mainLanguage] = languages;
export const otherLanguages: readonly string[] = languages.slice(1);

/** Maps a path of the main language to the path in a language. */
export function pathIn(language: string, path: string): string {
  if (language === mainLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Pages that exist in every language; articles and error pages exist in the main language only. */
export const pagesOfEveryLanguage: readonly string[] = [
  '/',
  '/pdpa',
  '/pdpa/confirm',
  '/pdpa/request',
  '/terms',
  '/contact',
  '/thanks',
  '/register',
  '/register/thanks',
];

/** API paths that these pages call. */
export const callsOfEveryLanguage: readonly string[] = [
  '/registration.json',
  '/api/leads',
  '/api/v2/register',
  '/api/consent',
  '/api/measurement',
];

/** Localizes a link if its page exists in the language. */
export function linkIn(language: string, href: string): string {
  const [path = ''] = href.split(/[?#]/);
  if (!pagesOfEveryLanguage.includes(path)) return href;
  return pathIn(language, path) + href.slice(path.length);
}

/** The path of a language's landing page. */
export const homeOf = (language: string): string => pathIn(language, '/');

/** The language of a path, with or without `.html`. */
export function languageAt(path: string): Language {
  const [, first = ''] = path.replace(/\.html$/, '').split('/');
  return languages.find((language) => language === first) ?? mainLanguage;
}

/** Maps a path of any language to the path in the main language. */
export const mainPathOf = (path: string): string => {
  const language = otherLanguages.find(
    (code) => path === `/${code}` || path.startsWith(`/${code}/`),
  );
  return language === undefined ? path : path.slice(language.length + 1) || '/';
};
