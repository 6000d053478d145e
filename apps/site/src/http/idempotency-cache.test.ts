import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { IdempotencyCache } from './idempotency-cache.ts';

const MINUTE = 60_000;
afterEach(() => void vi.restoreAllMocks());

const isGood = (answer: string) => answer !== 'bad';

it('caches a successful answer for ten minutes', async () => {
  const once = new IdempotencyCache<string>();
  const ask = vi.fn().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  const now = vi.spyOn(performance, 'now').mockReturnValue(1);
  await once.get('a', ask, isGood);
  // The cache reads the time once a millisecond.
  await setTimeout(5);
  now.mockReturnValue(1 + 10 * MINUTE);
  expect(await once.get('a', ask, isGood)).toBe('first');
  await setTimeout(5);
  now.mockReturnValue(2 + 10 * MINUTE);
  expect(await once.get('a', ask, isGood)).toBe('second');
});

it('does not cache an unsuccessful answer or an error', async () => {
  const once = new IdempotencyCache<string>();
  const failed = vi.fn().mockRejectedValue(new Error('away'));
  await expect(once.get('a', failed, isGood)).rejects.toThrow('away');
  expect(await once.get('a', () => Promise.resolve('bad'), isGood)).toBe('bad');
  expect(await once.get('a', () => Promise.resolve('good'), isGood)).toBe('good');
});
