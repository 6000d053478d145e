import * as z from 'zod/mini';

/**
 * Body of the site's `POST /api/leads/person`: finds or erases the leads of a person in the outbox. Contains no
 * personal data.
 */
export const personCall = z.object({
  action: z.enum(['find', 'erase']),
  /** Keyed hashes of phone numbers and e-mail addresses (`http/person-hash`). */
  hashes: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(100)),
  /** Leads received later are not meant. */
  before: z.iso.datetime(),
});
export type PersonCall = z.infer<typeof personCall>;

/** Its response: the leads that were found or erased. Only `find` returns the payloads. */
export const personLeads = z.object({
  code: z.literal(200),
  leads: z.array(
    z.object({
      reference: z.string(),
      state: z.string(),
      receivedAt: z.iso.datetime(),
      payload: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});
export type PersonLeads = z.infer<typeof personLeads>;
