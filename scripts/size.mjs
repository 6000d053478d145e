// Counts source lines and words by folder against the budgets of `size-budget.json`: fails where a folder
// has outgrown its own. Tests are counted by themselves; generated files and migrations are not counted.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

const source = /\.(ts|tsx|mjs|js|astro|css|sh)$/;
const tests = /\.(test|spec)\.\w+$|(^|\/)(e2e|test|conformance)\//;
const generated = /(^|\/)migrations\/|payload-types\.ts$|importMap\.js$/;

/** @typedef {{ folder: string, kind: 'source' | 'tests' | 'words', is: number, budget: number }} Row */

/**
 * Every budget beside what its folder holds now.
 *
 * @returns {Row[]} lines of source or tests, or words of Markdown
 */
export function sizes() {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const files = String(tracked)
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)));
  const budgets = JSON.parse(readFileSync(path.join(root, 'scripts/size-budget.json'), 'utf8'));
  /** @type {Row[]} */
  const rows = [];
  for (const kind of /** @type {const} */ (['source', 'tests', 'words'])) {
    for (const [folder, budget] of Object.entries(budgets[kind])) {
      const measured =
        folder === '.' ? files : files.filter((file) => file.startsWith(`${folder}/`));
      rows.push({ folder, kind, is: count(kind, measured), budget });
    }
  }
  return rows;
}

/** @param {Row['kind']} kind @param {string[]} files */
function count(kind, files) {
  const chosen = files.filter((file) => {
    if (kind === 'words') return file.endsWith('.md');
    return source.test(file) && !generated.test(file) && tests.test(file) === (kind === 'tests');
  });
  return chosen
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .reduce((sum, text) => sum + text.split(kind === 'words' ? /\s+/ : '\n').length - 1, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = sizes();
  for (const { folder, kind, is, budget } of rows) {
    const mark = is > budget ? '✗' : ' ';
    console.log(`${mark} ${kind.padEnd(6)} ${folder.padEnd(32)} ${is} of ${budget}`);
  }
  const exceeded = rows.filter(({ is, budget }) => is > budget);
  if (exceeded.length > 0) {
    console.error(
      `${exceeded.length} budget(s) exceeded: remove something, or say in a decision why not.`,
    );
    process.exitCode = 1;
  }
}
