import * as z from 'zod/mini';

/**
 * Response of the site's `GET /api/leads/refused`: leads that the lead API rejected repeatedly, or whose row is
 * unreadable, newest first. Contains no personal data.
 */
export const refusedLeads = z.object({
  /** Number of all refused leads; the list may have only the newest. */
  total: z.number(),
  leads: z.array(
    z.object({
      id: z.string(),
      /** The reference shown to the visitor. */
      reference: z.string(),
      /** The code of the last failure: `http_422`, `code_400`, `unreadable`. */
      failure: z.string(),
      attempts: z.number(),
      receivedAt: z.iso.datetime(),
    }),
  ),
});

export type RefusedLeads = z.infer<typeof refusedLeads>;

/** Response of `POST /api/leads/refused` with `{ "lead": "<id>" }` or `{ "lead": "all" }`. */
export const resendResult = z.object({ code: z.literal(200), count: z.number() });
