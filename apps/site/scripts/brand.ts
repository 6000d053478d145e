/**
 * `npm run brand`: makes everything anew that is made from `packages/brand` (style sheets, icons), and a page that
 * shows every place where the brand appears. `-- --samples` lists instead what is still invented.
 */
import './say-problems.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasOwnMark } from '@clinicdee/brand';
import { ownMark, ownMarkProblem } from '@clinicdee/brand/own-mark';
import { contrastProblems, palette } from '@clinicdee/brand/palette';
import { styleSheets } from '@clinicdee/brand/style-sheets';
import * as vendor from '@clinicdee/brand/vendor';
import { vendorErrors } from '@clinicdee/brand/vendor-errors';
import { brandPage } from './brand-page.ts';
import { icons } from './icons.ts';

if (process.argv.includes('--samples')) {
  await import('./samples.ts');
  process.exit();
}
const wrong = vendorErrors(vendor, new Date().getUTCFullYear());
const problem = hasOwnMark ? ownMarkProblem(ownMark) : undefined;
if (problem !== undefined) wrong.push(`packages/brand/src/own-mark.ts: ${problem}`);
if (wrong.length > 0) {
  for (const one of wrong) console.error(one);
  process.exit(1);
}
const root = join(import.meta.dirname, '../../..');
for (const [file, content] of [...styleSheets(), ...(await icons())]) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
  console.log(`${file}  ${Buffer.byteLength(content)} bytes`);
}
/** As the servers do: a variable that is set to nothing counts as not set. */
const given = (name: string) => (process.env[name] === '' ? undefined : process.env[name]);
const page = join(root, 'test-results/brand.html');
await mkdir(dirname(page), { recursive: true });
await writeFile(
  page,
  await brandPage(
    given('SITE_URL') ?? `http://localhost:${given('PORT') ?? 4321}`,
    given('OFFICE_URL') ?? `http://localhost:${given('OFFICE_PORT') ?? 4322}`,
  ),
);
console.log(`\nEverything where it is seen: ${page}`);

const problems = contrastProblems(palette);
for (const problem of problems) console.error(`Cannot be read: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
