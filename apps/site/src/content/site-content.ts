import { checkContent } from './check-content.ts';
import { type Language, languageAt, languages } from './languages.ts';
import { withOwnLinks } from './own-links.ts';
import { withoutDeadLinks } from './sections.ts';
import { th } from './th/index.ts';

/**
 * All words and figures of one language. The Thai files state its shape; whatever other language there
 * is must have the same.
 */
export type SiteContent = typeof th;

/** What a component is given that shows words or figures. */
export interface WithContent {
  content: SiteContent;
}

const contents: Record<Language, SiteContent> = { th };
for (const language of languages) {
  contents[language] = withOwnLinks(language, withoutDeadLinks(contents[language]));
  checkContent(language, contents[language]);
}

/** The content of a language. */
export const contentOf = (language: Language): SiteContent => contents[language];

/**
 * The content of the page at an address: the one door through which words and figures reach pages, and
 * from them, as props, every component.
 */
export const contentAt = ({ pathname }: URL): SiteContent => contentOf(languageAt(pathname));

/** What a request is answered with: services are handed this, and ask it once a call. */
export type ContentFor = (request: Request) => SiteContent;

/** The content of the language that a call is made in: that of its address, as with pages. */
export const contentFor: ContentFor = ({ url }) => contentAt(new URL(url));
