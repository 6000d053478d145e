import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-results.mjs';

const written = (content: unknown) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'results-')), 'results.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('counts a report of Vitest, with a file that could not be loaded as failed', () => {
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
  expect(countVitest(file, '/project')).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['a.test.ts › group takes away', 'b.test.ts'],
    flaky: [],
  });
});

it('counts a report of Playwright; a test that was not started because another failed has failed', () => {
  const spec = (title: string, status: string, results = [{}]) => ({
    title,
    tests: [{ status, results }],
  });
  const file = written({
    suites: [
      {
        title: 'form.spec.ts',
        specs: [spec('sends', 'expected'), spec('sends slowly', 'flaky')],
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
  expect(countPlaywright(file)).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['form.spec.ts › without JavaScript › sends', 'later.spec.ts › goes on'],
    flaky: ['form.spec.ts › sends slowly'],
  });
});

it('counts nothing where there is no report', () => {
  const nothing = { passed: 0, skipped: 0, failed: [], flaky: [] };
  expect(countPlaywright('/nowhere/results.json')).toEqual(nothing);
  expect(countVitest('/nowhere/unit.json', '/nowhere')).toEqual(nothing);
});
