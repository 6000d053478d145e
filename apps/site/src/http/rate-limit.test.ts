import { beforeEach, expect, it, vi } from 'vitest';
import { limitsOfWriting, RateLimit } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());

const ofAddresses = (calls: number) => new RateLimit([{ of: 'address', calls, seconds: 60 }]);

/** Returns a different address in a different network for each number. */
const visitor = (index: number) => `10.${(index >> 8) & 255}.${index & 255}.1`;

it('allows a burst, then returns the seconds until the next call', async () => {
  const limit = ofAddresses(2);
  expect(await limit.take('192.0.2.1')).toBeUndefined();
  expect(await limit.take('192.0.2.1')).toBeUndefined();
  vi.advanceTimersByTime(45_500);
  expect(await limit.take('192.0.2.1')).toEqual({ error: 'too_many', retryAfterSeconds: 15 });
  vi.advanceTimersByTime(14_500);
  expect(await limit.take('192.0.2.1')).toBeUndefined();
});

it('counts an IPv6 /64 as one address', async () => {
  const limit = ofAddresses(1);
  expect(await limit.take('2001:db8:1:2::1')).toBeUndefined();
  expect(await limit.take('2001:db8:1:2:ffff::9')).toMatchObject({ error: 'too_many' });
});

it('limits a block of addresses as one network', async () => {
  const limit = new RateLimit(limitsOfWriting(1));
  const answers = [];
  for (let index = 0; index < 20; index++) answers.push(await limit.take(`2001:db8:1:${index}::1`));
  expect(answers.filter((exceeded) => !exceeded)).toHaveLength(10);
  expect(answers.at(-1)).toMatchObject({ error: 'too_many' });
  expect(await limit.take('2001:db8:2::1')).toBeUndefined();
});

it('answers `busy` above the limit of all visitors together', async () => {
  const limit = new RateLimit(limitsOfWriting(1));
  for (let index = 0; index < 100; index++)
    expect(await limit.take(visitor(index))).toBeUndefined();
  const exceeded = await limit.take(visitor(100));
  expect(exceeded?.error).toBe('busy');
  expect(exceeded?.retryAfterSeconds).toBeGreaterThan(60);
  vi.advanceTimersByTime(3_600_000);
  expect(await limit.take(visitor(100))).toBeUndefined();
});

it('does not count rejected calls towards wider limits', async () => {
  const limit = new RateLimit(limitsOfWriting(1));
  for (let index = 0; index < 1000; index++) await limit.take('192.0.2.1');
  for (let index = 0; index < 9; index++) {
    expect(await limit.take(`192.0.2.${index + 2}`)).toBeUndefined();
  }
  for (let index = 0; index < 90; index++) expect(await limit.take(visitor(index))).toBeUndefined();
  expect(await limit.take(visitor(99))).toMatchObject({ error: 'busy' });
});
