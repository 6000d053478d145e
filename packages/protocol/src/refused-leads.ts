import * as z from 'zod/mini';

/**
 * The answer of the site's `GET /api/leads/refused`: leads that the lead API refused again and again, or
 * whose row cannot be read, the newest first. Nothing in it says who wrote.
 */
export const refusedLeads = z.object({
  /** How many there are; the list has the newest of them. */
  total: z.number(),
  leads: z.array(
    z.object({
      id: z.string(),
      /** What the visitor was told to call it by. */
      reference: z.string(),
      /** The code of the last failure: `http_422`, `code_400`, `unreadable`. */
      failure: z.string(),
      attempts: z.number(),
      receivedAt: z.iso.datetime(),
    }),
  ),
});

export type RefusedLeads = z.infer<typeof refusedLeads>;

/** The answer to `POST /api/leads/refused` with `{ "lead": "<id>" }` or `{ "lead": "all" }`. */
export const sentAgain = z.object({ code: z.literal(200), count: z.number() });
