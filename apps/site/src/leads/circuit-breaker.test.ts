import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

it('sends four leads at once while closed', () => {
  const breaker = new CircuitBreaker();
  expect(breaker.isOpen).toBe(false);
  expect(breaker.capacity(0)).toBe(4);
});

it('opens when the API is unreachable, then allows one probe', () => {
  const breaker = new CircuitBreaker();
  breaker.open(1000);
  expect(breaker.isOpen).toBe(true);
  expect(breaker.probeAt).toBeGreaterThan(1000);
  expect(breaker.capacity(breaker.probeAt - 1)).toBe(0);
  expect(breaker.capacity(breaker.probeAt)).toBe(1);
});

it('counts leads that failed together once', () => {
  const breaker = new CircuitBreaker();
  breaker.open(1000);
  const first = breaker.probeAt;
  breaker.open(first - 1);
  expect(breaker.probeAt).toBe(first);
  breaker.open(first);
  expect(breaker.probeAt).toBeGreaterThan(first);
});

it('waits longer each time, but never more than 15 seconds', () => {
  const breaker = new CircuitBreaker();
  const waits = Array.from({ length: 30 }, () => {
    const now = breaker.probeAt;
    breaker.open(now);
    return breaker.probeAt - now;
  });
  expect(waits[0]).toBeLessThan(waits[9] ?? 0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(7500);
});

it('closes with the first answer, and starts with a short wait after that', () => {
  const breaker = new CircuitBreaker();
  for (let times = 0; times < 10; times++) breaker.open(breaker.probeAt);
  breaker.close();
  expect(breaker.isOpen).toBe(false);
  expect(breaker.capacity(0)).toBe(4);
  const now = 1_000_000;
  breaker.open(now);
  expect(breaker.probeAt - now).toBeLessThan(7500);
});
