/** The languages of the site. The first is served at `/`, every other one below its own code. */
export const languages = ['th'] as const;

export type Language = (typeof languages)[number];

export const [mainLanguage] = languages;
export const otherLanguages: readonly string[] = languages.slice(1);

/** Where a language has what the main one has at a path. */
export function pathIn(language: string, path: string): string {
  if (language === mainLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The pages that every language has; articles, and pages for faults, are the main one's alone. */
export const pagesOfEveryLanguage: readonly string[] = [
  '/',
  '/pdpa',
  '/terms',
  '/contact',
  '/thanks',
  '/register',
  '/register/thanks',
];

/** What these pages ask for while they are looked at. */
export const callsOfEveryLanguage: readonly string[] = [
  '/registration.json',
  '/api/leads',
  '/api/v2/register',
  '/api/consent',
  '/api/measurement',
];

/** A link as a page in some language has it: to the page in that language, where there is one. */
export function linkIn(language: string, href: string): string {
  const [path = ''] = href.split(/[?#]/);
  if (!pagesOfEveryLanguage.includes(path)) return href;
  return pathIn(language, path) + href.slice(path.length);
}

/** Where the landing page of a language stands. */
export const homeOf = (language: string): string => pathIn(language, '/');

/** The language of the page at a path, with or without `.html`. */
export function languageAt(path: string): Language {
  const [, first = ''] = path.replace(/\.html$/, '').split('/');
  return languages.find((language) => language === first) ?? mainLanguage;
}

/** The path that a page of any language has in the main one. */
export const mainPathOf = (path: string): string => {
  const language = otherLanguages.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  return language === undefined ? path : path.slice(language.length + 1) || '/';
};
