/**
 * How long to wait before attempt number `attempts + 1`, in milliseconds: `first`, and twice as long
 * after each further attempt, up to `longest`.
 */
export function doublingMs(attempts: number, first: number, longest = Infinity): number {
  return Math.min(first * 2 ** Math.max(0, attempts - 1), longest);
}

/**
 * As `doublingMs`, but anywhere in the upper half of it, so that what failed together does not come
 * back together.
 */
export function backOffMs(
  attempts: number,
  { first, longest }: { first: number; longest: number },
  random = Math.random(),
): number {
  return Math.round(doublingMs(attempts, first, longest) * (0.5 + random / 2));
}
