const FIRST_WAIT_MS = 1_000;

/**
 * How long to wait before attempt number `attempts + 1`, in milliseconds: a second, doubling up to
 * `longest`, and anywhere in the upper half of it, so that what failed together does not come back
 * together.
 */
export function backOffMs(attempts: number, longest: number, random = Math.random()): number {
  const whole = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), longest);
  return Math.round(whole * (0.5 + random / 2));
}
