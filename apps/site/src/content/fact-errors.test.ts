import { expect, it } from 'vitest';
import { factErrors } from './fact-errors.ts';
import { fileFacts } from './facts.ts';

it('finds no error in the facts of the repository', () => {
  expect(factErrors()).toEqual([]);
});

it('reports file, field, rule and value', () => {
  const { contact, packages } = structuredClone(fileFacts);
  const row = packages.comparison.flatMap(({ rows }) => rows).find(({ from }) => from);
  Object.assign(row ?? {}, { from: 'nobody' });
  Object.assign(contact, { closes: '00:00' });
  const problems = factErrors({ ...fileFacts, contact, packages });
  expect(problems).toContain(
    'packages/brand/src/vendor.ts  closes: not after opening, found "00:00"',
  );
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^packages\/brand\/src\/comparison\.ts {2}comparison\.\d+\.rows\.\d+\.from: unknown package, found "nobody"$/,
    ),
  );
});
