// What the runners of tests wrote about a run, counted alike.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} skipped
 * @property {string[]} failed the names of the tests
 * @property {string[]} unsteady the names of those that passed when they were tried once more
 */

/**
 * What Vitest's JSON reporter wrote. A file that could not be read as tests is one that failed.
 *
 * @param {string} file
 * @param {string} root what the names of the files are told from
 * @returns {Count & { files: string[] }} with the files in which something failed
 */
export function vitestCount(file, root) {
  const count = { ...nothing(), files: /** @type {string[]} */ ([]) };
  for (const { name, status, assertionResults } of readJson(file)?.testResults ?? []) {
    const place = path.relative(root, name);
    const failed = count.failed.length;
    for (const test of assertionResults) {
      if (test.status === 'passed') count.passed += 1;
      else if (test.status === 'failed') count.failed.push(`${place} › ${test.fullName}`);
      else count.skipped += 1;
    }
    if (status === 'failed' && count.failed.length === failed) count.failed.push(place);
    if (count.failed.length > failed) count.files.push(place);
  }
  return count;
}

/**
 * What Playwright's JSON reporter wrote.
 *
 * @param {string} file
 * @returns {Count}
 */
export function playwrightCount(file) {
  const count = nothing();
  /** @param {any} suite @param {string[]} titles */
  const add = (suite, titles) => {
    for (const spec of suite.specs ?? []) {
      const name = [...titles, spec.title].join(' › ');
      for (const { status } of spec.tests) {
        if (status === 'expected') count.passed += 1;
        else if (status === 'skipped') count.skipped += 1;
        else if (status === 'flaky') count.unsteady.push(name);
        else count.failed.push(name);
      }
    }
    for (const inner of suite.suites ?? []) add(inner, [...titles, inner.title]);
  };
  for (const suite of readJson(file)?.suites ?? []) add(suite, [suite.title]);
  count.passed += count.unsteady.length;
  return count;
}

/** @returns {Count} */
const nothing = () => ({ passed: 0, skipped: 0, failed: [], unsteady: [] });

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
