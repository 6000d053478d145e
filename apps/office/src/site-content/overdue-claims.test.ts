import { expect, it } from 'vitest';
import { overdue } from './overdue-claims.ts';

const claim = (reviewOn?: string, isShown = true) => ({
  claim: 'stability' as const,
  figure: '99.9',
  isShown,
  ...(reviewOn !== undefined && { reviewOn }),
});

it('reports a shown claim from the day of its review in Bangkok', () => {
  // 00:30 in Bangkok, the day before in UTC.
  const now = Date.parse('2026-11-22T17:30:00Z');
  const due = claim('2026-11-22');
  expect(overdue([claim(), claim('2026-11-23'), due, claim('2026-11-22', false)], now)).toEqual([
    due,
  ]);
});
