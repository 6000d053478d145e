import { isClickId } from '../attribution/address-keys.ts';
import { fitValue } from '../attribution/campaign-address.ts';
import { attribution } from '../attribution/touches.ts';
import { MAX_BODY_BYTES } from '../http/body.ts';

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
  const bodyWith = (from: Readonly<Record<string, string>>) =>
    JSON.stringify({ ...from, ...values });
  const fits = (body: string) => new TextEncoder().encode(body).length <= MAX_BODY_BYTES;
  // What was typed matters more than a campaign's long words, and these more than ids of clicks.
  const from = attribution();
  let body = bodyWith(from);
  if (!fits(body)) body = bodyWith(shortened(from, (value) => value));
  if (!fits(body)) body = bodyWith(shortened(from, () => ''));
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

const shortened = (from: Readonly<Record<string, string>>, clickId: (value: string) => string) =>
  Object.fromEntries(
    Object.entries(from).map(([key, value]) => [
      key,
      isClickId(key) ? clickId(value) : fitValue(key, value, SHORT),
    ]),
  );
