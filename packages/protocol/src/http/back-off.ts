/**
 * Returns the delay before attempt number `attempts + 1`, in milliseconds: `first`, doubled after each further
 * attempt, up to `longest`.
 */
export function doublingMs(attempts: number, first: number, longest = Infinity): number {
  return Math.min(first * 2 ** Math.max(0, attempts - 1), longest);
}

/**
 * Like `doublingMs` from one second, with jitter in the upper half, so that requests that failed together are not
 * retried together.
 */
export function backOffMs(attempts: number, longest: number, random = Math.random()): number {
  return Math.round(doublingMs(attempts, 1000, longest) * (0.5 + random / 2));
}
