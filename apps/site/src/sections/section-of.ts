import type { FunctionComponent } from 'react';
import type { SectionName } from '../content/sections.ts';
import type { WithContent } from '../content/site-content.ts';

/** A section's file has its name, and the component as its default export; the first and the last stand where they are. */
const files = import.meta.glob<FunctionComponent<WithContent>>(
  ['./*.tsx', '!./hero.tsx', '!./contact-footer.tsx'],
  { eager: true, import: 'default' },
);

/**
 * What draws a section of the landing page.
 *
 * @throws Error when there is no file of its name, so that nothing is built without it
 */
export function sectionOf(name: SectionName): FunctionComponent<WithContent> {
  const section = files[`./${name}.tsx`];
  if (!section)
    throw new Error(`src/sections/${name}.tsx is missing: it draws the section ${name}`);
  return section;
}
