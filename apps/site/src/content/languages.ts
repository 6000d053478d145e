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

/** Where the landing page of a language stands. */
export const homeOf = (language: string): string => pathIn(language, '/');

/** The language of the page at a path, with or without `.html`. */
export function languageAt(path: string): Language {
  const [, first = ''] = path.replace(/\.html$/, '').split('/');
  return languages.find((language) => language === first) ?? mainLanguage;
}
