import { attribution } from '../browser/touches.ts';
import { timeoutSignal, whenOnline } from '../http/network.ts';

/**
 * Posts a form as JSON, together with the visitor's attribution.
 *
 * @param values by payload key; they override the attribution
 * @param idempotencyKey the same for every attempt to send one form
 * @param timeoutMs request timeout
 * @throws Error when there is no answer
 */
export const postForm = (
  address: string,
  values: object,
  idempotencyKey: string,
  timeoutMs: number,
): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': idempotencyKey,
    },
    signal: timeoutSignal(timeoutMs),
    body: JSON.stringify({ ...attribution(), ...values }),
  });

/** A request fails a moment before the browser reports that it is offline, ms. */
const OFFLINE_DELAY_MS = 500;

/**
 * Sends; an attempt that fails offline is repeated when the browser is online again. The idempotency key makes
 * retries safe. It is always tried once, because some browsers wrongly report that they are offline.
 *
 * @param setOffline called when the wait begins and ends
 * @throws Error of an attempt that failed while online
 */
export async function sendWhenOnline<Answer>(
  send: () => Promise<Answer>,
  setOffline: (isOffline: boolean) => void,
): Promise<Answer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, OFFLINE_DELAY_MS));
      if (navigator.onLine) throw error;
      setOffline(true);
      await whenOnline();
      setOffline(false);
    }
  }
}
