import { jsonIn } from '@clinicdee/protocol/http/messages';
import * as z from 'zod/mini';
import type { SiteContent } from '../content/site-content.ts';
import type { Outcome } from '../forms/rules/outcome.ts';

const text = z.catch(z.optional(z.string()), undefined);

const answerFields = {
  // Some APIs send it as text, some send none.
  code: z.optional(z.nullable(z.unknown())),
  message: text,
  reference: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
};

/** The parts of an answer that are read: our own envelope, or the JSON of a vendor's API. */
const answerBody = z.catch(
  z.object({
    ...answerFields,
    data: z.catch(z.object(answerFields), {}),
    errors: z.catch(z.record(z.string(), z.unknown()), {}),
    error: text,
  }),
  { data: {}, errors: {} },
);

/**
 * A vendor's API may answer in another language than the page: on a Thai page its message is then a detail below our
 * own; on others a Thai one is left out.
 */
const isThai = (words: string) => /[ก-ฮ]/.test(words);

/** Whether a code means failure, as every text does that is no number. */
const isBad = (code: unknown) => !(Number(code) >= 200 && Number(code) < 300);

/**
 * Reads the outcome of a registration. A 2xx answer is a success, unless it has another `code` at the top, or another
 * numeric `code` under `data` (spec §7).
 *
 * @param body JSON, or empty, as with 204
 * @param words the default messages
 */
export function readOutcome(
  status: number,
  body: string,
  { success, failure }: Pick<SiteContent['registration'], 'success' | 'failure'>,
): Outcome {
  const { data, errors, error, ...top } = z.parse(answerBody, jsonIn(body));
  const message = (top.message ?? data.message)?.trim();
  const reference = top.reference ?? data.reference;
  // A vendor may use `data.code` for an id of its own.
  const codes = [status, top.code ?? status, typeof data.code === 'number' ? data.code : status];
  const isThaiPage = isThai(failure);
  const ownMessage = message && isThai(message) === isThaiPage ? message : undefined;
  if (!codes.some(isBad)) {
    const successMessage = ownMessage ?? success.text;
    return { isSuccess: true, message: successMessage, reference: reference?.toString() };
  }
  const fieldErrors = Object.entries(errors).flatMap(([name, value]) => {
    // Some APIs send a list of errors for a field.
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first !== 'string') return [];
    return [[name, isThai(first) && !isThaiPage ? failure : first] as const];
  });
  // Only our own envelope has these errors together with a reference.
  const isKept = (error === 'unreachable' || error === 'timed_out') && reference !== undefined;
  return {
    isSuccess: false,
    message: ownMessage ?? failure,
    // `answer` is no field, so the message appears in the error summary only.
    errors: Object.fromEntries([
      ...(message && ownMessage === undefined && isThaiPage ? [['answer', message]] : []),
      ...fieldErrors,
    ]) as Record<string, string>,
    ...(isKept && { keptAs: String(reference) }),
  };
}
