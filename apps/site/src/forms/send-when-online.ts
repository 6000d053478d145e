import { whenOnline } from '../http/network.ts';

/** A lost network breaks a try off a moment before the browser says that it is lost. */
const NOTICED_MS = 500;

/**
 * Sends when there is a network: without one it waits, and a try that was cut off is made again. The
 * form's key makes all tries one.
 *
 * @param setOffline told when it begins to wait, and when it ends
 * @throws Error of a try that failed although there was a network
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
      await new Promise((resolve) => setTimeout(resolve, NOTICED_MS));
      if (navigator.onLine) throw error;
    }
  }
}
