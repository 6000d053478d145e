import * as z from 'zod/mini';
import { fitting } from './text.ts';

/** Every section that the landing page may have between its first screen and the contact form. */
export const sectionNames = [
  'clinics',
  'problems',
  'user-groups',
  'features',
  'workflow',
  'results',
  'pricing',
  'equipment',
  'faq',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** The sections in their order, and which of them are shown. One that is not named is not shown. */
export const sectionsContent = z.object({
  sections: z
    .array(
      z.object({
        section: z.enum(sectionNames, 'unknown_section'),
        isShown: z._default(z.boolean(), false),
      }),
      'too_few:1',
    )
    .check(
      fitting(function* (sections) {
        for (const [index, { section }] of sections.entries()) {
          if (sections.findIndex((other) => other.section === section) < index) {
            yield { path: [index, 'section'], code: 'repeated' };
          }
        }
      }),
    ),
});
