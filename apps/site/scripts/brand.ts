/**
 * `npm run brand -w apps/site`: generates everything that derives from `packages/brand` (style sheets, icons).
 * `-- --samples` lists the remaining sample content instead.
 */
import './report-content-errors.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brandErrors } from '@clinicdee/brand/brand-errors';
import { contrastProblems, palette } from '@clinicdee/brand/palette';
import { styleSheets } from '@clinicdee/brand/style-sheets';
import { icons } from './icons.ts';

if (process.argv.includes('--samples')) {
  await import('./samples.ts');
  process.exit();
}
const errors = brandErrors();
if (errors.length > 0) {
  for (const error of errors) console.error(error);
  process.exit(1);
}
const root = join(import.meta.dirname, '../../..');
for (const [file, content] of [...styleSheets(), ...(await icons())]) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
  console.log(`${file}  ${Buffer.byteLength(content)} bytes`);
}
const problems = contrastProblems(palette);
for (const problem of problems) console.error(`Cannot be read: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
