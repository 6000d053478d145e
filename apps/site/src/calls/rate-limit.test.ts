import { expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

it('allows a burst, then says when to come back', () => {
  const limit = new RateLimit(2);
  expect(limit.take('a', 0)).toBe(0);
  expect(limit.take('a', 0)).toBe(0);
  expect(limit.take('a', 0)).toBe(30);
  expect(limit.take('a', 29_000)).toBe(1);
  expect(limit.take('a', 30_000)).toBe(0);
});

it('counts each address by itself', () => {
  const limit = new RateLimit(1);
  expect(limit.take('a', 0)).toBe(0);
  expect(limit.take('b', 0)).toBe(0);
  expect(limit.take('a', 0)).toBe(60);
});

it('never saves up more than a minute’s worth', () => {
  const limit = new RateLimit(1);
  limit.take('a', 0);
  expect(limit.take('a', 3_600_000)).toBe(0);
  expect(limit.take('a', 3_600_000)).toBe(60);
});

it('forgets the longest idle address when it remembers too many', () => {
  const limit = new RateLimit(1);
  limit.take('first', 0);
  for (let index = 0; index < 10_000; index++) limit.take(`address ${index}`, 0);
  expect(limit.take('first', 0)).toBe(0);
});

it('forgets nobody as long as it remembers no more than it may', () => {
  const limit = new RateLimit(1);
  limit.take('first', 0);
  for (let index = 0; index < 9999; index++) limit.take(`address ${index}`, 0);
  expect(limit.take('first', 0)).toBe(60);
});

it('does not forget whoever keeps asking', () => {
  const limit = new RateLimit(1);
  limit.take('first', 0);
  for (let index = 0; index < 10_000; index++) {
    limit.take(`address ${index}`, 0);
    if (index === 5000) limit.take('first', 0);
  }
  expect(limit.take('first', 0)).toBe(60);
});
