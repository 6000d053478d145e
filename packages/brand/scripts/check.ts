/**
 * Runs before either app is built. Checks the facts, the contrast of every pair of colours and that the generated style
 * sheets are up to date. Prints the problems and exits with 1.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandErrors } from '../src/brand-errors.ts';
import { contrastProblems, palette } from '../src/palette.ts';
import { styleSheets } from '../src/style-sheets.ts';

const root = path.join(import.meta.dirname, '../../..');

const problems = [
  ...brandErrors(),
  ...contrastProblems(palette).map((problem) => `packages/brand/src/palette.ts: ${problem}`),
];
for (const [file, wanted] of problems.length === 0 ? styleSheets() : []) {
  const stored = path.join(root, file);
  if (existsSync(stored) && readFileSync(stored, 'utf8') === wanted) continue;
  problems.push(`${file} is of other colours than the brand: run \`npm run brand -w apps/site\``);
}
if (problems.length > 0) {
  process.stderr.write(
    `The brand is invalid:\n${problems.map((problem) => `  ${problem}\n`).join('')}`,
  );
  process.exitCode = 1;
}
