// Compares lines of source and tests, and words of Markdown, with the budgets of each folder in
// `size-budget.json`. Generated files and migrations are not counted.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CliError, main, root } from './project.mjs';

const source = /\.(ts|tsx|mjs|js|astro|css|sh)$/;
const tests = /\.(test|spec)\.\w+$|(^|\/)(e2e|test|conformance)\//;
const generated = /(^|\/)migrations\/|payload-types\.ts$|importMap\.js$/;

/** @type {Record<string, (file: string) => boolean>} */
const kinds = {
  source: (file) => source.test(file) && !tests.test(file) && !generated.test(file),
  tests: (file) => source.test(file) && tests.test(file) && !generated.test(file),
  words: (file) => file.endsWith('.md'),
};

await main({}, async () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const files = String(tracked)
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)));
  const budgets = JSON.parse(readFileSync(path.join(root, 'scripts/size-budget.json'), 'utf8'));
  let exceeded = 0;
  for (const [kind, isCounted] of Object.entries(kinds)) {
    for (const [folder, budget] of Object.entries(budgets[kind])) {
      const size = files
        .filter((file) => isCounted(file) && (folder === '.' || file.startsWith(`${folder}/`)))
        .map((file) => readFileSync(path.join(root, file), 'utf8'))
        .reduce((sum, text) => sum + text.split(kind === 'words' ? /\s+/ : '\n').length - 1, 0);
      exceeded += Number(size > budget);
      const mark = size > budget ? '✗' : ' ';
      console.log(`${mark} ${kind.padEnd(6)} ${folder.padEnd(32)} ${size} of ${budget}`);
    }
  }
  if (exceeded > 0)
    throw new CliError(
      `${exceeded} budget(s) exceeded: remove something, or say in a decision why not.`,
    );
});
