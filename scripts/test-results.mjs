// Parses the JSON reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Count
 * @property {number} passed flaky tests included
 * @property {number} skipped
 * @property {string[]} failed names of tests
 * @property {string[]} flaky names of tests that passed on retry
 */

/** @typedef {'passed' | 'failed' | 'flaky' | 'skipped'} State */

/**
 * Counts a report of Vitest. A file that could not be loaded is a failed test.
 *
 * @param {string} report
 * @param {string} root file names are relative to it
 * @returns {Count}
 */
export function countVitest(report, root) {
  const count = emptyCount();
  for (const { name, status, assertionResults } of readJson(report)?.testResults ?? []) {
    const file = path.relative(root, name);
    for (const test of assertionResults) {
      /** @type {State} */
      const state = ['passed', 'failed'].includes(test.status) ? test.status : 'skipped';
      add(count, `${file} › ${test.fullName}`, state);
    }
    const hasFailedTest = assertionResults.some(
      (/** @type {any} */ test) => test.status === 'failed',
    );
    if (status === 'failed' && !hasFailedTest) add(count, file, 'failed');
  }
  return count;
}

/**
 * Counts a report of Playwright. A test that did not start because another failed is a failed test.
 *
 * @param {string} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const count = emptyCount();
  /** @param {any} suite @param {string[]} titles */
  const addSuite = (suite, titles) => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const test of tests) add(count, [...titles, title].join(' › '), stateOf(test));
    }
    for (const inner of suite.suites ?? []) addSuite(inner, [...titles, inner.title]);
  };
  for (const suite of readJson(report)?.suites ?? []) addSuite(suite, [suite.title]);
  return count;
}

/** @param {any} test @returns {State} */
function stateOf({ status, results }) {
  if (status === 'expected') return 'passed';
  if (status === 'flaky') return 'flaky';
  return status === 'skipped' && results.length > 0 ? 'skipped' : 'failed';
}

/** @returns {Count} */
const emptyCount = () => ({ passed: 0, skipped: 0, failed: [], flaky: [] });

/** @param {Count} count @param {string} name @param {State} state */
function add(count, name, state) {
  if (state === 'skipped') count.skipped += 1;
  else if (state === 'failed') count.failed.push(name);
  else count.passed += 1;
  if (state === 'flaky') count.flaky.push(name);
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
