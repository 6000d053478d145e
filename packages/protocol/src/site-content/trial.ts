import * as z from 'zod/mini';

/**
 * Response of the site when the office validates content before publishing: the problems, if any.
 */
export const contentTrial = z.object({
  problems: z.array(
    z.object({
      /** Subject and field, if the problem concerns one: `packages.packages.1.yearlySatang`. */
      field: z.optional(z.string()),
      /** The code of a rule, or a message of the site. */
      code: z.string(),
    }),
  ),
});

export type ContentTrial = z.infer<typeof contentTrial>;

/** Path for a POST of all content that would be published. */
export const CONTENT_TRIAL_PATH = '/api/site-content/trial';

/** Maximum size of all content, in bytes. */
export const MAX_CONTENT_BYTES = 1024 * 1024;
