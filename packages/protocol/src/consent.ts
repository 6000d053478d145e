import * as z from 'zod/mini';

const purpose = z.enum(['analytics', 'ads']);

/** The answer of the site's `GET /api/consent`: the newest choices first, without any identity. */
export const consentRecord = z.array(
  z.object({
    id: z.number(),
    at: z.iso.datetime(),
    /** Of the wording. */
    version: z.string(),
    /** The words that the visitor was asked with. */
    wording: z.string(),
    /** What was asked, and what was allowed of it. */
    offered: z.array(purpose),
    allowed: z.array(purpose),
  }),
);

export type ConsentRecord = z.infer<typeof consentRecord>;
