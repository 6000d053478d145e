/** Waits until the browser says that there is a network, at once where there is one. */
export function networkBack(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}

/** Spec §9: tried again three times, after 1, 2 and 4 seconds. */
const RETRIES = 3;

/**
 * Does what needs the network, once there is one, and again when it fails.
 *
 * @throws what the last attempt threw
 */
export async function withRetries<T>(attempt: () => Promise<T>, failures = 0): Promise<T> {
  await networkBack();
  try {
    return await attempt();
  } catch (error) {
    if (failures === RETRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** failures));
    return withRetries(attempt, failures + 1);
  }
}
