import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

it('lets four leads travel while the API answers', () => {
  const breaker = new CircuitBreaker();
  expect(breaker.isClosed).toBe(false);
  expect(breaker.room(0)).toBe(4);
});

it('holds all back once the API is away, then lets one find out', () => {
  const breaker = new CircuitBreaker();
  breaker.close(1000);
  expect(breaker.isClosed).toBe(true);
  expect(breaker.opensAt).toBeGreaterThan(1000);
  expect(breaker.room(breaker.opensAt - 1)).toBe(0);
  expect(breaker.room(breaker.opensAt)).toBe(1);
});

it('counts those that failed together once', () => {
  const breaker = new CircuitBreaker();
  breaker.close(1000);
  const first = breaker.opensAt;
  breaker.close(first - 1);
  expect(breaker.opensAt).toBe(first);
  breaker.close(first);
  expect(breaker.opensAt).toBeGreaterThan(first);
});

it('waits longer each time, but never more than 15 seconds', () => {
  const breaker = new CircuitBreaker();
  const waits = Array.from({ length: 30 }, () => {
    const now = breaker.opensAt;
    breaker.close(now);
    return breaker.opensAt - now;
  });
  expect(waits[0]).toBeLessThan(waits[9] ?? 0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(7500);
});

it('opens for all with the first that arrives, and begins anew after that', () => {
  const breaker = new CircuitBreaker();
  for (let times = 0; times < 10; times++) breaker.close(breaker.opensAt);
  breaker.open();
  expect(breaker.isClosed).toBe(false);
  expect(breaker.room(0)).toBe(4);
  const now = 1_000_000;
  breaker.close(now);
  expect(breaker.opensAt - now).toBeLessThan(7500);
});
