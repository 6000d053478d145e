import * as z from 'zod/mini';

const purpose = z.enum(['analytics', 'ads']);

/** Response of the site's `GET /api/consent`: choices without any identity, newest first. */
export const consentRecord = z.array(
  z.object({
    id: z.number(),
    at: z.iso.datetime(),
    /** Version of the wording. */
    version: z.string(),
    /** The text of the consent request. */
    wording: z.string(),
    /** The purposes in the request, and those that were allowed. */
    offered: z.array(purpose),
    allowed: z.array(purpose),
  }),
);

export type ConsentRecord = z.infer<typeof consentRecord>;
