import * as z from 'zod/mini';
import { unique } from './text.ts';

/**
 * Order and visibility of the sections of the landing page. Missing sections are hidden; unknown ones are for newer
 * sites.
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
    .check(unique('section')),
});
