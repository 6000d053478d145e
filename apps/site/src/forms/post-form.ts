import { fitValue, isClickId } from '../attribution/campaign-address.ts';
import { attribution } from '../attribution/touches.ts';
import { MAX_BODY_BYTES } from '../http/body.ts';
import { whenOnline } from '../http/network.ts';

/** Maximum length of each attribution value, in characters, when the body is too large. */
const SHORT = 80;

/**
 * Posts a form as JSON, together with the visitor's attribution.
 *
 * @param values by payload key; they override the attribution
 * @param idempotencyKey the same for every attempt to send one form
 * @param timeoutMs request timeout
 * @throws Error when there is no answer
 */
export function postForm(
  address: string,
  values: object,
  idempotencyKey: string,
  timeoutMs: number,
): Promise<Response> {
  const bodyWith = (from: Readonly<Record<string, string>>) =>
    JSON.stringify({ ...from, ...values });
  const fits = (body: string) => new TextEncoder().encode(body).length <= MAX_BODY_BYTES;
  // Over the size limit, campaign values are shortened first, then click ids dropped.
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
    signal: AbortSignal.timeout(timeoutMs),
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

/** A request fails a moment before the browser reports that it is offline, ms. */
const OFFLINE_DELAY_MS = 500;

/**
 * Waits until the browser is online, then sends; retries an attempt that going offline interrupted. The
 * idempotency key makes retries safe.
 *
 * @param setOffline called when the wait begins and ends
 * @throws Error of an attempt that failed while online
 */
export async function sendWhenOnline<Answer>(
  send: () => Promise<Answer>,
  setOffline: (isOffline: boolean) => void,
): Promise<Answer> {
  for (;;) {
    if (!navigator.onLine) {
      setOffline(true);
      await whenOnline();
      setOffline(false);
    }
    try {
      return await send();
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, OFFLINE_DELAY_MS));
      if (navigator.onLine) throw error;
    }
  }
}
