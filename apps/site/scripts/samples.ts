/**
 * `npm run samples`: what is still invented for the sample brand and has to become the vendor's own
 * before a launch.
 */
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findSamples } from './find-samples.ts';

const folder = join(import.meta.dirname, '..', 'src', 'content', 'th');
const files = (await readdir(folder, { recursive: true }))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
  .sort();

const seen = new Set<object>();
let count = 0;
for (const file of files) {
  const module: unknown = await import(pathToFileURL(join(folder, file)).href);
  const samples = findSamples({ ...Object(module) }, '', seen);
  if (samples.length === 0) continue;
  count += samples.length;
  console.log(`\napps/site/src/content/th/${file.split(sep).join('/')}`);
  for (const { path, text } of samples) console.log(`  ${path}  ${text}`);
}
console.log(
  count === 0
    ? 'Nothing is marked as sample any more.'
    : `\n${count} pieces are still samples. Set isSample to false where the vendor's own stands.`,
);
