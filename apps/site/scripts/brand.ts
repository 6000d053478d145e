/** `npm run brand`: makes every icon anew from the mark in `packages/brand`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { icons } from './icons.ts';

const root = join(import.meta.dirname, '../../..');
for (const [file, content] of await icons()) {
  await writeFile(join(root, file), content);
  console.log(`${file}  ${content.byteLength} bytes`);
}
