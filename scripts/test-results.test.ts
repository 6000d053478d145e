import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { count, playwrightResults, type Result, toRepeat, vitestResults } from './test-results.mjs';

const written = (content: unknown) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'results-')), 'results.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('reads what Vitest wrote, a file that could not be read among the failures', () => {
  const file = written({
    testResults: [
      {
        name: '/project/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'group takes away' },
          { status: 'pending', fullName: 'is for another machine' },
        ],
      },
      { name: '/project/b.test.ts', status: 'failed', assertionResults: [] },
      {
        name: '/project/c.test.ts',
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'c' }],
      },
    ],
  });
  const results = vitestResults(file, '/project');
  expect(count(results)).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['a.test.ts › group takes away', 'b.test.ts'],
    unsteady: [],
  });
  expect(toRepeat(results)).toEqual(['a.test.ts', 'b.test.ts']);
});

it('reads what Playwright wrote; what waited for a failed test has not passed', () => {
  const spec = (title: string, status: string, results = [{}]) => ({
    title,
    tests: [{ status, results }],
  });
  const file = written({
    suites: [
      {
        title: 'form.spec.ts',
        specs: [spec('sends', 'expected')],
        suites: [
          {
            title: 'without JavaScript',
            specs: [spec('sends', 'unexpected'), spec('prints', 'skipped')],
          },
        ],
      },
      { title: 'later.spec.ts', specs: [spec('goes on', 'skipped', [])] },
    ],
  });
  const results = playwrightResults(file);
  expect(count(results)).toEqual({
    passed: 1,
    skipped: 1,
    failed: ['form.spec.ts › without JavaScript › sends', 'later.spec.ts › goes on'],
    unsteady: [],
  });
  expect(toRepeat(results)).toEqual(['form.spec.ts', 'later.spec.ts']);
});

it('takes the second try of a file for the first, and names what passed only then', () => {
  const result = (file: string, name: string, state: Result['state']): Result => ({
    ...{ file, name, state },
  });
  const first = [
    result('a', 'a1', 'passed'),
    result('b', 'b1', 'passed'),
    result('b', 'b2', 'failed'),
    result('b', 'b3', 'not begun'),
    result('c', 'c1', 'failed'),
    // A runner that ended badly belongs to no file.
    result('', 'ended with 1', 'failed'),
  ];
  const again = [
    result('b', 'b1', 'passed'),
    result('b', 'b2', 'passed'),
    result('b', 'b3', 'passed'),
    result('c', 'c1', 'failed'),
  ];
  expect(count(first, again)).toEqual({
    passed: 4,
    skipped: 0,
    failed: ['ended with 1', 'c1'],
    unsteady: ['b2'],
  });
  // Where a second try ends before it begins, what the first found stands.
  expect(count(first, []).failed).toEqual(['b2', 'b3', 'c1', 'ended with 1']);
});

it('finds nothing where nothing was written', () => {
  expect(playwrightResults('/nowhere/results.json')).toEqual([]);
  expect(vitestResults('/nowhere/unit.json', '/nowhere')).toEqual([]);
});
