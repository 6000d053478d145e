import { expect, test } from 'vitest';
import { averagePerMonth, beginningWith, lowestPrice, packageIds } from '../packages.ts';
import { comparison } from './comparison.ts';
import { packages } from './packages.ts';

test.each(packageIds)('%s: a month is the twelfth part of the year, rounded', (id) => {
  const plan = packages[id];
  expect(Math.abs(averagePerMonth(plan) * 12 - plan.yearly)).toBeLessThanOrEqual(6);
  expect(Number.isInteger(averagePerMonth(plan))).toBe(true);
});

test('a larger package costs more, and prices start from the smallest', () => {
  const prices = packageIds.map((id) => packages[id].yearly);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  expect(lowestPrice(packages)).toBe(prices[0]);
});

test('one package is recommended', () => {
  expect(packageIds.filter((id) => packages[id].isPopular)).toHaveLength(1);
});

test('the cards name every feature of the table, each once', () => {
  const onCards = packageIds.flatMap((id) =>
    beginningWith(id, comparison.groups).flatMap(({ labels }) => labels),
  );
  const inTable = comparison.groups.flatMap(({ rows }) =>
    rows.filter((row) => 'from' in row).map(({ label }) => label),
  );
  expect(onCards.sort()).toEqual(inTable.sort());
});
