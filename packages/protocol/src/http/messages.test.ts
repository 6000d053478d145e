import { expect, it } from 'vitest';
import { backOffMs } from './messages.ts';

it.each([
  [1, 500, 1000],
  [2, 1000, 2000],
  [5, 8000, 16_000],
  [9, 128_000, 256_000],
  [10, 150_000, 300_000],
  [5000, 150_000, 300_000],
])('after %i attempts the delay is %i to %i ms', (attempts, least, most) => {
  expect(backOffMs(attempts, 300_000, 0)).toBe(least);
  expect(backOffMs(attempts, 300_000, 1)).toBe(most);
});
