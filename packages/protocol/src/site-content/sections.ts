import * as z from 'zod/mini';
import { fitting, repeated } from './text.ts';

/**
 * The landing page's sections in their order, and which of them are shown. One that is not named is not shown; one
 * that the site does not know is for a newer site.
 */
export const sectionsContent = z.object({
  sections: z
    .array(
      z.object({
        section: z.string().check(z.minLength(1, 'empty')),
        isShown: z._default(z.boolean(), false),
      }),
      'too_few:1',
    )
    .check(
      fitting((sections) =>
        repeated(sections.map(({ section }, index) => [section, [index, 'section']])),
      ),
    ),
});
