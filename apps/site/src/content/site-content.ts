import { checkContent } from './check-content.ts';
import { englishContent } from './en/index.ts';
import { type Facts, fileFacts } from './facts.ts';
import { type Language, languageAt, languages } from './languages.ts';
import { withLinks } from './sections.ts';
import { startedOn } from './started-on.ts';
import { thaiContent } from './th/index.ts';

/** All texts and figures of one language. The Thai content defines the type for every language. */
export type SiteContent = ReturnType<typeof thaiContent>;

/** The content of every language. */
export type Contents = Readonly<Record<Language, SiteContent>>;

/** Props of components that show content. */
export interface WithContent {
  content: SiteContent;
}

const builders: Record<Language, (facts: Facts, day: string) => SiteContent> = {
  th: thaiContent,
  en: englishContent,
};

/**
 * Builds and validates the content from facts.
 *
 * @param day today in Bangkok, for the product views: `2026-11-22`
 * @throws InvalidContent with the path of every problem
 */
export function contentsOf(facts: Facts, day: string): Contents {
  const entries = languages.map((language) => {
    const full = builders[language](facts, day);
    const content = withLinks(language, full.sections, full);
    checkContent(language, content);
    return [language, content] as const;
  });
  return Object.fromEntries(entries) as Record<Language, SiteContent>;
}

/** The repository's content, used by the build. */
export const fileContents: Contents = contentsOf(fileFacts, startedOn);

let current = fileContents;

/**
 * Replaces the content used by API calls and background work. Pages do not see it: Astro bundles them with their
 * own copy of this module, so they read `locals.contents`.
 */
export function showContents(contents: Contents): void {
  current = contents;
}

/** The current content. */
export const currentContents = (): Contents => current;

export const contentOf = (language: Language): SiteContent => current[language];

/** The content for a page's address. Pages call it once and pass the content down as props. */
export const contentAt = (
  { pathname }: { pathname: string },
  { contents }: { contents: Contents },
): SiteContent => contents[languageAt(pathname)];

/** Returns the content for a request; services call it once per request. */
export type ContentFor = (request: Request) => SiteContent;

/** The content for the language of the request's path. */
export const contentFor: ContentFor = ({ url }) => contentAt(new URL(url), { contents: current });
