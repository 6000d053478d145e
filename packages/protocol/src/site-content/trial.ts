import * as z from 'zod/mini';

/**
 * What the site answers when the office asks whether words and figures could be shown, before they are published:
 * nothing, or what is in the way.
 */
export const contentTrial = z.object({
  problems: z.array(
    z.object({
      /** The subject and its field, where it is one: `packages.packages.1.yearlySatang`. */
      field: z.optional(z.string()),
      /** A rule's code, or whatever else the site says of it. */
      code: z.string(),
    }),
  ),
});

export type ContentTrial = z.infer<typeof contentTrial>;

/** Where the site answers it, to a POST of all that would be published. */
export const CONTENT_TRIAL_PATH = '/api/site-content/trial';

/** The most that all words and figures together may weigh, in bytes. */
export const MAX_CONTENT_BYTES = 1024 * 1024;
