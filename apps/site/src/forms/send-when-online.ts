import { whenOnline } from '../http/network.ts';

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
