import { builtInEnglishSection, builtInSection, homeFrom } from '@clinicdee/brand/site-content';
import {
  type HomeContent,
  homeContent,
  homeSection,
  isSection,
  landingPages,
  schemaProblems,
  type SectionName,
} from '@clinicdee/protocol/site-content';
import type * as z from 'zod/mini';
import { type Facts, fileFacts } from '../content/facts.ts';
import { fieldOf, inWords } from './judge-pages.ts';

type Section = HomeContent['sections'][number];

/** The landing pages of all languages. */
type Homes = Pick<Facts, 'home' | 'home-en'>;

const builtIn: Record<keyof Homes, (name: SectionName) => Section> = {
  home: builtInSection,
  'home-en': builtInEnglishSection,
};

interface Judged<Document> {
  /** The document with valid landing pages. */
  document: Document;
  /** What is not shown as sent, and why: `home.sections.faq.title: empty`. */
  problems: string[];
  /** The sections that are not shown as sent. */
  refused: Record<keyof Homes, SectionName[]>;
}

/**
 * Judges the landing pages of a document by their parts: an invalid text or section keeps its last valid version, else
 * the built-in one. Unknown and repeated sections are left out.
 *
 * @param last the landing pages that are shown now
 */
export function judgeHomes<Document>(
  document: Document,
  last: Homes = fileFacts,
): Judged<Document> {
  const judged: Judged<Document> = { document, problems: [], refused: { home: [], 'home-en': [] } };
  if (typeof document !== 'object' || document === null) return judged;
  const sent = {
    home: fieldOf(document, 'home') ?? formerHome(document),
    'home-en': fieldOf(document, 'home-en'),
  };
  for (const subject of landingPages) {
    if (sent[subject] === undefined) continue;
    const { home, problems, refused } = judgeHome(sent[subject], last[subject], builtIn[subject]);
    judged.document = { ...judged.document, [subject]: home };
    judged.problems.push(...problems.map((problem) => `${subject}.${problem}`));
    judged.refused[subject] = refused;
  }
  return judged;
}

function judgeHome(sent: unknown, last: HomeContent, builtInOf: (name: SectionName) => Section) {
  const problems: string[] = [];
  const refused: SectionName[] = [];
  const read = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown, place: string) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    problems.push(...schemaProblems(schema, value).map((one) => inWords(place, one)));
    return undefined;
  };
  const sectionOf = (value: unknown): Section | undefined => {
    const name = fieldOf(value, 'blockType');
    if (!isSection(name)) {
      problems.push(`sections: unknown kind ${String(name)}`);
      return undefined;
    }
    const section = read(homeSection, value, `sections.${name}`);
    if (section) return section;
    refused.push(name);
    return last.sections.find(({ blockType }) => blockType === name) ?? builtInOf(name);
  };
  const { searchTitle, searchDescription, hero, closing } = homeContent.shape;
  const sections = fieldOf(sent, 'sections');
  const home: HomeContent = {
    searchTitle: read(searchTitle, fieldOf(sent, 'searchTitle'), 'searchTitle') ?? last.searchTitle,
    searchDescription:
      read(searchDescription, fieldOf(sent, 'searchDescription'), 'searchDescription') ??
      last.searchDescription,
    hero: read(hero, fieldOf(sent, 'hero'), 'hero') ?? last.hero,
    closing: read(closing, fieldOf(sent, 'closing'), 'closing') ?? last.closing,
    sections: Array.isArray(sections)
      ? withoutRepeated(sections.flatMap((value: unknown) => sectionOf(value) ?? []))
      : last.sections,
  };
  return { home, problems, refused };
}

const withoutRepeated = (sections: readonly Section[]): Section[] =>
  sections.filter(
    ({ blockType }, index) =>
      sections.findIndex((section) => section.blockType === blockType) === index,
  );

/** Reads the landing page of an office of an earlier release; undefined if it has published none. */
function formerHome(document: unknown): HomeContent | undefined {
  const hero = fieldOf(document, 'hero');
  const sections = fieldOf(fieldOf(document, 'sections'), 'sections');
  if (hero === undefined && sections === undefined) return undefined;
  return homeFrom({
    ...(typeof hero === 'object' && hero !== null && { hero }),
    ...(Array.isArray(sections) && { sections }),
  });
}
