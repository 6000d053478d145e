import * as z from 'zod/mini';

/**
 * What another server's "taken" is: a numeric `code` in JSON, as the spec has it, or, where its vendor
 * says so, the status alone.
 */
export type Acknowledgement = 'code' | 'status';

const given = z.optional(z.nullable(z.unknown()));
const coded = z.looseObject({ code: given, data: given });

/** The codes of an answer (spec §7: `data.code`), the one at the top first, then that under `data`. */
export function codesIn(json: unknown): unknown[] {
  const top = z.safeParse(coded, json).data;
  const below = z.safeParse(coded, top?.data).data;
  return [top?.code, below?.code].filter((code) => code !== undefined && code !== null);
}
