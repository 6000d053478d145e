import { jsonIn } from '@clinicdee/protocol/http/json';
import * as z from 'zod/mini';
import type { SiteContent } from '../content/site-content.ts';
import type { Outcome } from '../forms/rules/outcome.ts';

const text = z.catch(z.optional(z.string()), undefined);

const said = {
  // Some send it as text, some send none.
  code: z.optional(z.nullable(z.unknown())),
  message: text,
  reference: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
};

/** What is read of an answer: an envelope of ours, or whatever JSON a vendor's API speaks. */
const spoken = z.catch(
  z.object({
    ...said,
    data: z.catch(z.object(said), {}),
    errors: z.catch(z.record(z.string(), z.unknown()), {}),
    error: text,
  }),
  { data: {}, errors: {} },
);

/** A vendor's API may answer in English: what it says is then a detail, below a sentence of ours. */
const isThai = (words: string) => /[ก-ฮ]/.test(words);

/** Whether a code says no: a word does, whatever it is. */
const isBad = (code: unknown) => !(Number(code) >= 200 && Number(code) < 300);

/**
 * Reads how a registration ended. A 2xx answer is a success, unless it carries another
 * `code`, at the top or, a number there, under `data` (spec §7).
 *
 * @param body JSON, or nothing at all, as 204 has
 * @param words what is said where the answer says nothing
 */
export function readOutcome(
  status: number,
  body: string,
  { success, failure }: Pick<SiteContent['registration'], 'success' | 'failure'>,
): Outcome {
  const { data, errors, error, ...top } = z.parse(spoken, jsonIn(body));
  const message = (top.message ?? data.message)?.trim();
  const reference = top.reference ?? data.reference;
  // An id of the vendor's own may be called `data.code`.
  const codes = [status, top.code ?? status, typeof data.code === 'number' ? data.code : status];
  const thaiMessage = message && isThai(message) ? message : undefined;
  if (!codes.some(isBad)) {
    const said = thaiMessage ?? success.text;
    return { isSuccess: true, message: said, reference: reference?.toString() };
  }
  const lines = Object.entries(errors).flatMap(([name, complaint]) => {
    // Some APIs say several things of a field.
    const line: unknown = Array.isArray(complaint) ? complaint[0] : complaint;
    return typeof line === 'string' ? [[name, line] as const] : [];
  });
  // Our own envelope: an API of a vendor's does not name these errors beside a reference.
  const isKept = (error === 'unreachable' || error === 'timed_out') && reference !== undefined;
  return {
    isSuccess: false,
    message: thaiMessage ?? failure,
    // Under the name of no field, so that it is a line of the summary alone.
    errors: Object.fromEntries([
      ...(message && thaiMessage === undefined ? [['answer', message]] : []),
      ...lines,
    ]) as Record<string, string>,
    ...(isKept && { keptAs: String(reference) }),
  };
}
