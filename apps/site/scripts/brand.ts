/**
 * `npm run brand -w apps/site`: generates everything that derives from `packages/brand` (style sheets, icons).
 * `-- --samples` lists the remaining sample content instead.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { styleSheets } from '@clinicdee/brand/style-sheets';
import { commandLine } from '@clinicdee/data-dir/process';
import { icons } from './icons.ts';

const { values } = commandLine({ options: { samples: { type: 'boolean' } } });
if (values.samples) {
  await import('./samples.ts');
  process.exit();
}

async function write(files: Iterable<[file: string, content: string | Buffer]>): Promise<void> {
  for (const [file, content] of files) {
    const target = join(import.meta.dirname, '../../..', file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    console.log(`${file}  ${Buffer.byteLength(content)} bytes`);
  }
}

await write(styleSheets());
await import('../../../packages/brand/scripts/check.ts');
// Icons cannot be drawn from an invalid mark.
if (process.exitCode === undefined) await write(await icons());
