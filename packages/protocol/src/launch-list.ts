import * as z from 'zod/mini';

/** `GET /api/samples` of the site: what of its words and figures is still invented, by kind. */
export const launchList = z.object({
  groups: z.array(
    z.object({
      /** ASCII, for whoever says it in words. */
      kind: z.string(),
      /** The file to change, from the project's root. */
      file: z.string(),
      /** The subject of the office's words in which it can be changed. */
      subject: z.optional(z.string()),
      /** Each piece: its place in the content, and a text to know it by. */
      pieces: z.array(z.object({ place: z.string(), text: z.string() })),
    }),
  ),
});

export type LaunchList = z.infer<typeof launchList>;
