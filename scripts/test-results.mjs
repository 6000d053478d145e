// What the runners of tests wrote about a run, read and counted alike.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Result of a test
 * @property {string} file
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped' | 'not begun'} state
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} skipped
 * @property {string[]} failed the names of the tests
 * @property {string[]} unsteady the names of those that passed when they were tried once more
 */

/**
 * What Vitest's JSON reporter wrote. A file that could not be read as tests is one that failed.
 *
 * @param {string} written
 * @param {string} root what the names of the files are told from
 * @returns {Result[]}
 */
export function vitestResults(written, root) {
  /** @type {Result[]} */
  const results = [];
  for (const { name, status, assertionResults } of readJson(written)?.testResults ?? []) {
    const file = path.relative(root, name);
    /** @type {Result[]} */
    const tests = assertionResults.map((/** @type {any} */ test) => ({
      file,
      name: `${file} › ${test.fullName}`,
      state: ['passed', 'failed'].includes(test.status) ? test.status : 'skipped',
    }));
    results.push(...tests);
    if (status === 'failed' && !tests.some(isFailed)) {
      results.push({ file, name: file, state: 'failed' });
    }
  }
  return results;
}

/**
 * What Playwright's JSON reporter wrote.
 *
 * @param {string} written
 * @returns {Result[]}
 */
export function playwrightResults(written) {
  /** @param {any} suite @param {string} file @param {string[]} titles @returns {Result[]} */
  const within = (suite, file, titles) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        file,
        name: [...titles, spec.title].join(' › '),
        state: stateOf(test),
      })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) =>
      within(inner, file, [...titles, inner.title]),
    ),
  ];
  return (readJson(written)?.suites ?? []).flatMap((/** @type {any} */ suite) =>
    within(suite, suite.title, [suite.title]),
  );
}

/** Not begun is what waits for a test that failed. @param {any} test @returns {Result['state']} */
function stateOf({ status, results }) {
  if (status === 'expected') return 'passed';
  if (status !== 'skipped') return 'failed';
  return results.length > 0 ? 'skipped' : 'not begun';
}

/** @param {Result} result */
const isFailed = ({ state }) => state === 'failed' || state === 'not begun';

/** The files that want to be run once more. @param {Result[]} results */
export const toRepeat = (results) => [...new Set(results.filter(isFailed).map(({ file }) => file))];

/**
 * @param {Result[]} first
 * @param {Result[]} again of whole files that were run once more
 * @returns {Count}
 */
export function count(first, again = []) {
  const repeated = new Set(again.map(({ file }) => file));
  const results = [...first.filter(({ file }) => !repeated.has(file)), ...again];
  const names = (/** @type {(result: Result) => boolean} */ of, among = results) =>
    among.filter(of).map(({ name }) => name);
  const passed = names(({ state }) => state === 'passed');
  const failedFirst = names(({ file, state }) => state === 'failed' && repeated.has(file), first);
  return {
    passed: passed.length,
    skipped: names(({ state }) => state === 'skipped').length,
    failed: names(isFailed),
    unsteady: failedFirst.filter((name) => passed.includes(name)),
  };
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
