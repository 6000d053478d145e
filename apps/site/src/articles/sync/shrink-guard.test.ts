import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShrinkGuard } from './shrink-guard.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Checks a list of two instead of twelve after some milliseconds. */
function checkEvery(intervalMs: number) {
  const guard = new ShrinkGuard(intervalMs);
  return (after: number) => {
    vi.advanceTimersByTime(after);
    return guard.check(['a', 'b'], 12);
  };
}

it('accepts a large loss after some minutes of the same list', () => {
  const checkAfter = checkEvery(10 * SECOND);
  for (let elapsed = 0; elapsed < 3 * MINUTE; elapsed += 10 * SECOND) {
    expect(checkAfter(10 * SECOND)).toBe('suddenly_fewer');
  }
  expect(checkAfter(10 * SECOND)).toBeUndefined();
});

it('does not count the time a machine was suspended', () => {
  const checkAfter = checkEvery(10 * SECOND);
  expect(checkAfter(0)).toBe('suddenly_fewer');
  expect(checkAfter(30 * HOUR)).toBe('suddenly_fewer');
  expect(checkAfter(10 * SECOND)).toBe('suddenly_fewer');
});

it('accepts the loss at the second poll when polls are an hour apart', () => {
  const checkAfter = checkEvery(HOUR);
  expect(checkAfter(0)).toBe('suddenly_fewer');
  expect(checkAfter(HOUR)).toBeUndefined();
});
