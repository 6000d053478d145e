import * as z from 'zod/mini';

/** Response of the site's `GET /api/samples`: remaining sample content by kind. */
export const launchList = z.object({
  groups: z.array(
    z.object({
      /** Code (ASCII); the office has a label for it. */
      kind: z.string(),
      /** The file to change, relative to the project root. */
      file: z.string(),
      /** The content subject in which the office can change it. */
      subject: z.optional(z.string()),
      /** Each item: its place in the content, and a text to recognise it by. */
      pieces: z.array(z.object({ place: z.string(), text: z.string() })),
    }),
  ),
});

export type LaunchList = z.infer<typeof launchList>;
