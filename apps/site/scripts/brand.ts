/** `npm run brand`: makes everything anew that is made from `packages/brand`: style sheets, icons. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contrastSlips, palette } from '@clinicdee/brand/palette';
import { styleSheets } from '@clinicdee/brand/style-sheets';
import { icons } from './icons.ts';

const root = join(import.meta.dirname, '../../..');
for (const [file, content] of [...styleSheets(), ...(await icons())]) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
  console.log(`${file}  ${Buffer.byteLength(content)} bytes`);
}
const slips = contrastSlips(palette);
for (const slip of slips) console.error(`Cannot be read: ${slip}`);
if (slips.length > 0) process.exitCode = 1;
