import { expect, it } from 'vitest';
import { periodBefore, periodOf } from './period.ts';

it('ends today in Bangkok and starts at midnight there', () => {
  // The 22nd in Bangkok.
  const period = periodOf('7', Date.parse('2026-11-21T17:30:00Z'));
  expect(period).toMatchObject({ length: 7, from: '2026-11-16', to: '2026-11-22' });
  expect(period.days).toHaveLength(7);
  expect(period.start.toISOString()).toBe('2026-11-15T17:00:00.000Z');
  expect(periodBefore(period)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});

it.each([undefined, '8', ['7'], 'all'])('is thirty days for %j', (asked) => {
  expect(periodOf(asked).length).toBe(30);
});
