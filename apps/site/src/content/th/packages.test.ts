import { expect, test } from 'vitest';
import { amount } from '../../thai/amount.ts';
import { packageIds, packages } from './packages.ts';
import { averagePerMonth } from './pricing.ts';

test.each(packageIds)('%s: a month is the twelfth part of the year, rounded', (id) => {
  const plan = packages[id];
  const shown = /[\d,]+/.exec(averagePerMonth(plan))?.[0];
  expect(shown).toBe(amount(Math.round(plan.yearly / 12)));
});

test('a larger package costs more', () => {
  const prices = packageIds.map((id) => packages[id].yearly);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
});

test('one package is recommended', () => {
  expect(packageIds.filter((id) => packages[id].isPopular)).toHaveLength(1);
});
