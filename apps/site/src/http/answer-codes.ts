import * as z from 'zod/mini';

/**
 * How another server acknowledges a request: with a numeric `code` in JSON, as in the spec, or with the
 * HTTP status alone, if its vendor documents that.
 */
export type Acknowledgement = 'code' | 'status';

const anyValue = z.optional(z.nullable(z.unknown()));
const codedAnswer = z.looseObject({ code: anyValue, data: anyValue });

/** Returns the codes of a response (spec §7: `data.code`): the top-level code, then the code under `data`. */
export function codesIn(json: unknown): unknown[] {
  const top = z.safeParse(codedAnswer, json).data;
  const nested = z.safeParse(codedAnswer, top?.data).data;
  return [top?.code, nested?.code].filter((code) => code !== undefined && code !== null);
}
