import { homeSections, sectionNames, type SectionTexts } from '@clinicdee/protocol/site-content';
import type { Facts } from '../facts.ts';

/**
 * The sentences of every section of the landing page: the vendor's, or the built-in ones of a section that the landing
 * page hides, which a campaign page may still show.
 */
export function sectionTextsOf(
  { home: { sections } }: Pick<Facts, 'home'>,
  builtIn: SectionTexts,
): SectionTexts {
  const texts = sectionNames.map((name) => {
    const own = sections.find(({ blockType }) => blockType === name);
    return [name, homeSections[name].parse(own ?? builtIn[name])] as const;
  });
  return Object.fromEntries(texts) as unknown as SectionTexts;
}
