import { expect, test } from 'vitest';
import { hasFeature } from '../packages.ts';
import { comparison } from './comparison.ts';
import { packageIds } from '../packages.ts';

const rows = comparison.groups.flatMap(({ rows }) => rows);

test('a larger package keeps what a smaller one has', () => {
  for (const [rank, from] of packageIds.entries()) {
    const having = packageIds.filter((id) => hasFeature(id, from));
    expect(having).toEqual(packageIds.slice(rank));
  }
});

test('no name stands in the table twice', () => {
  const labels = rows.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
