import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShrinkGuard } from './shrink-guard.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list of two in place of twelve, looked at again and again. */
function bench(intervalMs: number) {
  const guard = new ShrinkGuard(intervalMs);
  return (after: number) => {
    vi.advanceTimersByTime(after);
    return guard.check(['a', 'b'], 12);
  };
}

it('believes a great loss that was said for minutes', () => {
  const doubtAfter = bench(10 * SECOND);
  for (let said = 0; said < 3 * MINUTE; said += 10 * SECOND) {
    expect(doubtAfter(10 * SECOND)).toBe('suddenly_fewer');
  }
  expect(doubtAfter(10 * SECOND)).toBeUndefined();
});

it('does not take a machine that slept for a night for one that heard it all night', () => {
  const doubtAfter = bench(10 * SECOND);
  expect(doubtAfter(0)).toBe('suddenly_fewer');
  expect(doubtAfter(30 * HOUR)).toBe('suddenly_fewer');
  expect(doubtAfter(10 * SECOND)).toBe('suddenly_fewer');
});

it('believes at the second look where looks are an hour apart', () => {
  const doubtAfter = bench(HOUR);
  expect(doubtAfter(0)).toBe('suddenly_fewer');
  expect(doubtAfter(HOUR)).toBeUndefined();
});
