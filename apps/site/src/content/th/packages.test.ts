import { problemsOf, siteContentSubjects } from '@clinicdee/protocol/site-content';
import { expect, test } from 'vitest';
import { fileFacts } from '../facts.ts';
import { averagePerMonth, featuresFrom, lowestPrice, yearOf } from '../packages.ts';
import { th } from './index.ts';

const { comparison, packages } = th;

test.each(Object.keys(siteContentSubjects) as (keyof typeof siteContentSubjects)[])(
  'the file keeps the rules that the office keeps: %s',
  (subject) => {
    expect(problemsOf(subject, fileFacts[subject])).toEqual([]);
  },
);

test.each(packages)('$id: a month is the twelfth part of the year, in whole baht', (plan) => {
  const month = averagePerMonth(plan);
  expect(month % 100).toBe(0);
  expect(Math.abs(month * 12 - plan.yearlySatang)).toBeLessThanOrEqual(600);
});

test('prices start from the smallest', () => {
  expect(lowestPrice(packages)).toBe(packages[0]?.yearlySatang);
});

test('VAT is rounded to a satang, not to a baht', () => {
  expect(yearOf({ yearlySatang: 20_000_50 }, 3)).toMatchObject({
    net: 60_001_50,
    vat: 4_200_11,
    total: 64_201_61,
  });
});

test('the cards name every feature of the table, each once', () => {
  const onCards = packages.flatMap(({ id }) =>
    featuresFrom(id, comparison.groups).flatMap(({ labels }) => labels),
  );
  const inTable = comparison.groups.flatMap(({ rows }) =>
    rows.filter(({ from }) => from !== undefined).map(({ label }) => label),
  );
  expect(onCards.sort()).toEqual(inTable.sort());
});
