import { expect, it, vi } from 'vitest';
import { IdempotencyCache } from './idempotency-cache.ts';

const MINUTE = 60_000;
const isGood = (answer: string) => answer !== 'bad';

it('caches a successful answer for ten minutes', async () => {
  const once = new IdempotencyCache<string>();
  const ask = vi.fn().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  await once.get('a', ask, isGood, 0);
  expect(await once.get('a', ask, isGood, 10 * MINUTE - 1)).toBe('first');
  expect(await once.get('a', ask, isGood, 10 * MINUTE)).toBe('second');
});

it('does not cache an unsuccessful answer or an error', async () => {
  const once = new IdempotencyCache<string>();
  const failed = vi.fn().mockRejectedValue(new Error('away'));
  await expect(once.get('a', failed, isGood, 0)).rejects.toThrow('away');
  expect(await once.get('a', () => Promise.resolve('bad'), isGood, 0)).toBe('bad');
  expect(await once.get('a', () => Promise.resolve('good'), isGood, 0)).toBe('good');
});
