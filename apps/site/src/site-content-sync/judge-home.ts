import { builtInSection, homeFrom } from '@clinicdee/brand/site-content';
import {
  type HomeContent,
  homeContent,
  homeSection,
  isSection,
  schemaProblems,
  type SectionName,
} from '@clinicdee/protocol/site-content';
import type * as z from 'zod/mini';
import { fileFacts } from '../content/facts.ts';
import { fieldOf, inWords } from './judge-pages.ts';

type Section = HomeContent['sections'][number];

interface Judged<Document> {
  /** The document with a valid landing page. */
  document: Document;
  /** What is not shown as sent, and why: `home.sections.faq.title: empty`. */
  problems: string[];
  /** The sections that are not shown as sent. */
  refused: SectionName[];
}

/**
 * Judges the landing page of a document by its parts: an invalid text or section keeps its last valid version, else the
 * built-in one. Unknown and repeated sections are left out.
 *
 * @param last the landing page that is shown now
 */
export function judgeHome<Document>(
  document: Document,
  last: HomeContent = fileFacts.home,
): Judged<Document> {
  const problems: string[] = [];
  const refused: SectionName[] = [];
  const sent = fieldOf(document, 'home') ?? formerHome(document);
  if (sent === undefined || typeof document !== 'object') return { document, problems, refused };
  const read = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown, place: string) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    problems.push(...schemaProblems(schema, value).map((one) => inWords(`home.${place}`, one)));
    return undefined;
  };
  const sectionOf = (value: unknown): Section | undefined => {
    const name = fieldOf(value, 'blockType');
    if (!isSection(name)) {
      problems.push(`home.sections: unknown kind ${String(name)}`);
      return undefined;
    }
    const section = read(homeSection, value, `sections.${name}`);
    if (section) return section;
    refused.push(name);
    return last.sections.find(({ blockType }) => blockType === name) ?? builtInSection(name);
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
  return { document: { ...document, home }, problems, refused };
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
