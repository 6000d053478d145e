import { checkContent } from './check-content.ts';
import { type Facts, fileFacts } from './facts.ts';
import { type Language, languageAt, languages } from './languages.ts';
import { withOwnLinks } from './own-links.ts';
import { withoutDeadLinks } from './sections.ts';
import { startedOn } from './started-on.ts';
import { thaiContent } from './th/index.ts';

/**
 * All words and figures of one language. The Thai files state its shape; whatever other language there
 * is must have the same.
 */
export type SiteContent = ReturnType<typeof thaiContent>;

/** The same of every language. */
export type Contents = Readonly<Record<Language, SiteContent>>;

/** What a component is given that shows words or figures. */
export interface WithContent {
  content: SiteContent;
}

const makers: Record<Language, (facts: Facts, day: string) => SiteContent> = { th: thaiContent };

/**
 * The content that follows from facts, on a day.
 *
 * @param day in Bangkok, which the product's views call today: `2026-11-22`
 * @throws ContentProblems naming every place that is not right
 */
export function contentsOf(facts: Facts, day: string): Contents {
  const made = languages.map((language) => {
    const whole = makers[language](facts, day);
    const content = withOwnLinks(language, withoutDeadLinks(whole, whole.sections));
    checkContent(language, content);
    return [language, content] as const;
  });
  return Object.fromEntries(made) as Record<Language, SiteContent>;
}

/** As the repository has it, which is what the site is built of. */
export const fileContents: Contents = contentsOf(fileFacts, startedOn);

let shown = fileContents;

/**
 * From now on calls and background work say this. Pages are bundled by Astro, with a copy of this module that is told
 * nothing: they read `locals.contents`.
 */
export function showContents(contents: Contents): void {
  shown = contents;
}

/** What is shown now. */
export const currentContents = (): Contents => shown;

/** The content of a language. */
export const contentOf = (language: Language): SiteContent => shown[language];

/**
 * The content of the page at an address: the one door through which words and figures reach pages, and
 * from them, as props, every component.
 */
export const contentAt = (
  { pathname }: { pathname: string },
  { contents }: { contents: Contents },
): SiteContent => contents[languageAt(pathname)];

/** What a request is answered with: services are handed this, and ask it once a call. */
export type ContentFor = (request: Request) => SiteContent;

/** The content of the language that a call is made in: that of its address, as with pages. */
export const contentFor: ContentFor = ({ url }) => contentAt(new URL(url), { contents: shown });
