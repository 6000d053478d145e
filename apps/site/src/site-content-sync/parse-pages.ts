import { builtInEnglishSection, builtInSection } from '@clinicdee/brand/site-content';
import {
  type CampaignPage,
  type HomeContent,
  homeContent,
  homeSection,
  isSection,
  type LandingPage,
  landingPages,
  MOST_SECTIONS,
  type PageSection,
  pageSection,
  schemaProblems,
  type SectionName,
  sentCampaignPage,
} from '@clinicdee/protocol/site-content';
import type * as z from 'zod/mini';
import { type Facts, fileFacts } from '../content/facts.ts';

/*
 * Pages of the office are parsed section by section: an invalid or unknown section or text keeps its last valid version. One
 * that never had one is the built-in one on a landing page, and is left out of a campaign page.
 */

/** Returns a function that reads a part of a page, or adds why it is invalid: `home.sections.faq.title: empty`. */
const partsWith =
  (problems: string[]) =>
  <Schema extends z.ZodMiniType>(schema: Schema, sent: unknown, place: string) => {
    const parsed = schema.safeParse(sent);
    if (parsed.success) return parsed.data;
    problems.push(
      ...schemaProblems(schema, sent).map(
        ({ code, path }) => `${[place, ...path].join('.')}: ${code}`,
      ),
    );
    return undefined;
  };

const builtIn: Record<LandingPage, (name: SectionName) => HomeContent['sections'][number]> = {
  home: builtInSection,
  'home-en': builtInEnglishSection,
};

/**
 * Parses the landing pages of a document. Repeated sections are left out.
 *
 * @param last the landing pages that are shown now
 * @returns the document with valid landing pages, why parts of them are not shown as sent, and which sections
 */
export function parseHomes<Document>(
  document: Document,
  last: Pick<Facts, LandingPage> = fileFacts,
) {
  const problems: string[] = [];
  const refused: Record<LandingPage, SectionName[]> = { home: [], 'home-en': [] };
  const part = partsWith(problems);
  const parse = (page: LandingPage, sent: unknown): HomeContent => {
    const { closing, hero, searchDescription, searchTitle } = homeContent.shape;
    const text = <Schema extends z.ZodMiniType>(schema: Schema, name: string) =>
      part(schema, fieldOf(sent, name), `${page}.${name}`);
    const shown = last[page];
    const section = (one: unknown) => {
      const name = fieldOf(one, 'blockType');
      const valid = part(homeSection, one, `${page}.sections.${String(name)}`);
      if (valid || !isSection(name)) return valid ?? [];
      refused[page].push(name);
      return shown.sections.find(({ blockType }) => blockType === name) ?? builtIn[page](name);
    };
    const sections = fieldOf(sent, 'sections');
    return {
      searchTitle: text(searchTitle, 'searchTitle') ?? shown.searchTitle,
      searchDescription: text(searchDescription, 'searchDescription') ?? shown.searchDescription,
      hero: text(hero, 'hero') ?? shown.hero,
      closing: text(closing, 'closing') ?? shown.closing,
      sections: Array.isArray(sections)
        ? withoutRepeated(sections.flatMap(section), ({ blockType }) => blockType)
        : shown.sections,
    };
  };
  const homes = landingPages.flatMap((page) => {
    const sent = fieldOf(document, page);
    return sent === undefined ? [] : [[page, parse(page, sent)] as const];
  });
  // Anything but an object is refused when it is read.
  const parsed = homes.length > 0 ? { ...document, ...Object.fromEntries(homes) } : document;
  return { document: parsed, problems, refused };
}

/**
 * Parses the campaign pages of the office. A page whose heading, texts or address are invalid keeps its last valid
 * version too.
 *
 * @param last the pages that are shown now
 */
export function parsePages(sent: unknown, last: readonly CampaignPage[]) {
  const problems: string[] = [];
  const part = partsWith(problems);
  if (sent !== undefined && !Array.isArray(sent)) {
    return { pages: [...last], problems: ['pages: not a list'] };
  }
  const pages = (sent ?? []).flatMap((one: unknown): CampaignPage | [] => {
    const id = fieldOf(one, 'id');
    const shown = last.find((known) => known.id === id);
    const page = part(sentCampaignPage, one, `pages.${String(id)}`);
    if (!page) return shown ?? [];
    const sections = page.sections.slice(0, MOST_SECTIONS).flatMap((section) => {
      const name = fieldOf(section, 'id');
      const valid = part(pageSection, section, `pages.${page.id}.sections.${String(name)}`);
      return valid ?? shown?.sections.find((known) => known.id === name) ?? [];
    });
    return { ...page, sections: withoutRepeated(sections, landingSection) };
  });
  return { pages, problems };
}

/** A draft of a campaign page, in which sections that would not be shown are marked. */
export type DraftPage = Omit<CampaignPage, 'sections'> & {
  sections: readonly (PageSection | { id: string; blockType: 'refused' })[];
};

/** Returns the draft page of a preview; undefined when the preview is of site content. */
export function draftOf(sent: unknown): DraftPage | undefined {
  const page = fieldOf(sent, 'page');
  if (page === undefined) return undefined;
  const { sections, ...own } = sentCampaignPage.parse(page);
  return {
    ...own,
    sections: sections.map(
      (section, index) =>
        pageSection.safeParse(section).data ?? { id: String(index), blockType: 'refused' },
    ),
  };
}

/** The section of the landing page that a section shows; its anchors and switches would clash with a second one. */
const landingSection = (section: PageSection) =>
  section.blockType === 'landing' ? section.section : undefined;

/** Keeps the first of the entries with the same key; entries without one may repeat. */
const withoutRepeated = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown) =>
  entries.filter((entry, index) => {
    const key = keyOf(entry);
    return key === undefined || entries.findIndex((one) => keyOf(one) === key) === index;
  });

/** Returns a property of a value of any type. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
