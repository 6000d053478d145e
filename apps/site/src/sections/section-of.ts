import type { FunctionComponent } from 'react';
import type { SectionName } from '../content/sections.ts';
import type { WithContent } from '../content/site-content.ts';

/** Each section is the default export of the file of its name. Hero and contact footer have fixed places. */
const files = import.meta.glob<FunctionComponent<WithContent>>(
  ['./*.tsx', '!./hero.tsx', '!./contact-footer.tsx'],
  { eager: true, import: 'default' },
);

/**
 * Returns the component of a landing page section.
 *
 * @throws Error if its file is missing, so that the build fails
 */
export function sectionOf(name: SectionName): FunctionComponent<WithContent> {
  const section = files[`./${name}.tsx`];
  if (!section)
    throw new Error(`src/sections/${name}.tsx is missing: it draws the section ${name}`);
  return section;
}
