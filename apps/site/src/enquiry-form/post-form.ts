import { attribution } from '../attribution/touches.ts';
import { MAX_BODY_BYTES } from '../calls/body.ts';

/** What is left of each word of the attribution, in characters, where all of it would be too much. */
const SHORT = 80;

/**
 * Posts what was typed as JSON, with where its sender came from.
 *
 * @param values under the keys of the call; they win over the attribution
 * @param idempotencyKey the same for every try of one form fill
 * @param patienceMs how long an answer is waited for
 * @throws Error when there was no answer
 */
export function postForm(
  address: string,
  values: object,
  idempotencyKey: string,
  patienceMs: number,
): Promise<Response> {
  const bodyWith = (from: object) => JSON.stringify({ ...from, ...values });
  const from = attribution();
  let body = bodyWith(from);
  if (new TextEncoder().encode(body).length > MAX_BODY_BYTES) {
    // What was typed matters more than a campaign's long words.
    const cut = Object.entries(from).map(([key, value]) => [key, value.slice(0, SHORT)]);
    body = bodyWith(Object.fromEntries(cut) as object);
  }
  return fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': idempotencyKey,
    },
    signal: AbortSignal.timeout(patienceMs),
    body,
  });
}
