import {
  type CampaignPage,
  isPageSectionKind,
  MOST_SECTIONS,
  type PageSection,
  pageSections,
  schemaProblems,
  sentCampaignPage,
} from '@clinicdee/protocol/site-content';

interface Judged {
  pages: CampaignPage[];
  /** What is not shown as sent, and why: `pages.3.sections.2.heading: empty`. */
  problems: string[];
}

/**
 * Reads the campaign pages of the office, each section by itself: an invalid or unknown section keeps its last good
 * version, or is left out. The same holds for a page whose heading, texts or address are invalid.
 *
 * @param last the pages that are shown now
 */
export function judgePages(sent: unknown, last: readonly CampaignPage[]): Judged {
  if (sent === undefined) return { pages: [], problems: [] };
  if (!Array.isArray(sent)) return { pages: [...last], problems: ['pages: not a list'] };
  const judged = sent.map((page: unknown) => judgePage(page, last));
  return {
    pages: judged.flatMap(({ page }) => page ?? []),
    problems: judged.flatMap(({ problems }) => problems),
  };
}

function judgePage(
  sent: unknown,
  shown: readonly CampaignPage[],
): { page: CampaignPage | undefined; problems: string[] } {
  const id = fieldOf(sent, 'id');
  const last = shown.find((known) => known.id === id);
  const place = `pages.${String(id)}`;
  const parsed = sentCampaignPage.safeParse(sent);
  if (!parsed.success) {
    const problems = schemaProblems(sentCampaignPage, sent);
    return { page: last, problems: problems.map((one) => inWords(place, one)) };
  }
  const problems: string[] = [];
  const sections = parsed.data.sections.slice(0, MOST_SECTIONS).flatMap((section) => {
    const judged = judgeSection(section);
    if ('section' in judged) return judged.section;
    problems.push(...judged.problems.map((problem) => `${place}.${problem}`));
    const sectionId = fieldOf(section, 'id');
    return last?.sections.find((known) => known.id === sectionId) ?? [];
  });
  return { page: { ...parsed.data, sections: withoutRepeated(sections) }, problems };
}

/** Reads one section. @returns the section, or its problems: `sections.2.heading: empty` */
function judgeSection(sent: unknown): { section: PageSection } | { problems: string[] } {
  const id = String(fieldOf(sent, 'id'));
  const blockType = fieldOf(sent, 'blockType');
  const place = `sections.${id}`;
  if (!isPageSectionKind(blockType)) {
    return { problems: [`${place}: unknown kind ${String(blockType)}`] };
  }
  const parsed = pageSections[blockType].safeParse(sent);
  if (parsed.success) return { section: { id, blockType, ...parsed.data } as PageSection };
  const problems = schemaProblems(pageSections[blockType], sent);
  return { problems: problems.map((one) => inWords(place, one)) };
}

/** A section of a draft that would not be shown. */
export interface RefusedSection {
  id: string;
  blockType: 'refused';
}

/** A draft of a campaign page, with its mistakes marked. */
export type DraftPage = Omit<CampaignPage, 'sections'> & {
  sections: readonly (PageSection | RefusedSection)[];
};

/** Returns the draft page of a preview; undefined when the preview is of site content. */
export function draftOf(sent: unknown): DraftPage | undefined {
  const page = fieldOf(sent, 'page');
  if (page === undefined) return undefined;
  const { sections, ...own } = sentCampaignPage.parse(page);
  return {
    ...own,
    sections: sections.map((section, index) => {
      const judged = judgeSection(section);
      return 'section' in judged ? judged.section : { id: String(index), blockType: 'refused' };
    }),
  };
}

/** Keeps the first of equal landing page sections: their anchors and switches would clash. */
const withoutRepeated = (sections: readonly PageSection[]): PageSection[] =>
  sections.filter(
    (section, index) =>
      section.blockType !== 'landing' ||
      !sections
        .slice(0, index)
        .some((one) => one.blockType === 'landing' && one.section === section.section),
  );

/** Returns a problem with its place: `pages.3.lead: empty`. */
export const inWords = (
  place: string,
  { path, code }: { path: (string | number)[]; code: string },
) => `${[place, ...path].join('.')}: ${code}`;

/** Returns a property of a value of any type. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
