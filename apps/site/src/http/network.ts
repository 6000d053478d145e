/** Resolves when the browser is online. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}

/** Returns a signal that aborts after a time, in milliseconds; browsers of 2022 lack `AbortSignal.timeout`. */
export function timeoutSignal(timeoutMs: number): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), timeoutMs);
  return timeout.signal;
}

/** Spec §9: three retries, after 1, 2 and 4 seconds. */
const RETRIES = 3;

/**
 * Runs `attempt` when the browser is online and retries it on failure.
 *
 * @throws the error of the last attempt
 */
export async function withRetries<T>(attempt: () => Promise<T>, failures = 0): Promise<T> {
  await whenOnline();
  try {
    return await attempt();
  } catch (error) {
    if (failures === RETRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** failures));
    return withRetries(attempt, failures + 1);
  }
}
