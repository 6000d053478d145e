import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { playwrightCount, vitestCount } from './test-results.mjs';

const written = (content: unknown) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'results-')), 'results.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('counts what Vitest wrote, a file that could not be read among the failures', () => {
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
  expect(vitestCount(file, '/project')).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['a.test.ts › group takes away', 'b.test.ts'],
    unsteady: [],
    files: ['a.test.ts', 'b.test.ts'],
  });
});

it('counts what Playwright wrote, and names what passed only at the second try', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const file = written({
    suites: [
      {
        title: 'form.spec.ts',
        specs: [spec('sends', 'expected'), spec('waits', 'flaky')],
        suites: [
          {
            title: 'without JavaScript',
            specs: [spec('sends', 'unexpected'), spec('prints', 'skipped')],
          },
        ],
      },
    ],
  });
  expect(playwrightCount(file)).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['form.spec.ts › without JavaScript › sends'],
    unsteady: ['form.spec.ts › waits'],
  });
});

it('counts nothing where nothing was written', () => {
  const nothing = { passed: 0, skipped: 0, failed: [], unsteady: [] };
  expect(playwrightCount('/nowhere/results.json')).toEqual(nothing);
  expect(vitestCount('/nowhere/unit.json', '/nowhere')).toEqual({ ...nothing, files: [] });
});
