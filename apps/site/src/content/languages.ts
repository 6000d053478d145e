export type Language = 'th' | 'en';

/** The language that is served at `/`. */
export const mainLanguage: Language = 'th';

/** The site's languages; the others are served below their code. */
export const languages: readonly Language[] = ['th', 'en'];

export const otherLanguages = languages.filter((language) => language !== mainLanguage);

/** Maps a path of the main language to the path in a language. */
export function pathIn(language: string, path: string): string {
  if (language === mainLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The languages' names in themselves; the short ones fit the top bar. */
export const languageNames: Record<Language, { name: string; short: string }> = {
  th: { name: 'ภาษาไทย', short: 'ไทย' },
  en: { name: 'English', short: 'EN' },
};

/** The locale of dates and hours. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** Pages that exist in every language. */
export const pagesOfEveryLanguage: readonly string[] = [
  '/',
  '/contact',
  '/thanks',
  '/register',
  '/register/thanks',
];

/** Pages of the main language only, besides articles and campaign pages. */
export const pagesOfMainLanguage: readonly string[] = [
  '/articles',
  '/pdpa',
  '/pdpa/confirm',
  '/pdpa/request',
  '/pdpa/withdraw',
  '/terms',
];

/** Files that these pages load. */
export const filesOfEveryLanguage: readonly string[] = [
  '/manifest.webmanifest',
  '/registration.json',
];

/** Localizes a link if its page exists in the language. */
export function linkIn(language: string, href: string): string {
  const [path = ''] = href.split(/[?#]/);
  if (!pagesOfEveryLanguage.includes(path)) return href;
  return pathIn(language, path) + href.slice(path.length);
}

/** The paths of a page in the languages in which it exists. */
export type Translations = Partial<Record<Language, string>>;

/** The translations of a page that exists in every language; none for others. */
export function translationsOf(path: string): Translations {
  const page = mainPathOf(path);
  if (!pagesOfEveryLanguage.includes(page)) return {};
  return Object.fromEntries(languages.map((language) => [language, pathIn(language, page)]));
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
