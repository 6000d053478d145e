import { expect, test } from 'vitest';
import { averagePerMonth, featuresFrom, hasFeature, yearOf } from '../packages.ts';
import { th } from './index.ts';

const { comparison, packages } = th;

test.each(packages)(
  '$id: the monthly price is a twelfth of the yearly one in whole baht',
  (plan) => {
    const month = averagePerMonth(plan);
    expect(month % 100).toBe(0);
    expect(Math.abs(month * 12 - plan.yearlySatang)).toBeLessThanOrEqual(600);
  },
);

test('VAT is rounded to a satang', () => {
  expect(yearOf({ yearlySatang: 20_000_50 }, 3)).toMatchObject({
    net: 60_001_50,
    vat: 4_200_11,
    total: 64_201_61,
  });
});

test('the cards name each feature of the comparison table once', () => {
  const onCards = packages.flatMap(({ id }) =>
    featuresFrom(id, comparison.groups).flatMap(({ labels }) => labels),
  );
  const inTable = comparison.groups.flatMap(({ rows }) =>
    rows.filter(({ from }) => from !== undefined).map(({ label }) => label),
  );
  expect(onCards.sort()).toEqual(inTable.sort());
});

test('a larger package has the features of the smaller ones', () => {
  const ids = packages.map(({ id }) => id);
  for (const [rank, from] of ids.entries()) {
    expect(ids.filter((id) => hasFeature(packages, id, from))).toEqual(ids.slice(rank));
  }
});
