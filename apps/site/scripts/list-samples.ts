import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findSamples, type Sample } from './find-samples.ts';

const folder = join(import.meta.dirname, '..', 'src', 'content', 'th');

/** What is still invented for the sample brand, by the file of the content in which it stands. */
export async function listSamples(): Promise<{ file: string; samples: Sample[] }[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
    .sort();
  const seen = new Set<object>();
  const found: { file: string; samples: Sample[] }[] = [];
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(join(folder, file)).href);
    const samples = findSamples({ ...Object(module) }, '', seen);
    const name = `apps/site/src/content/th/${file.split(sep).join('/')}`;
    if (samples.length > 0) found.push({ file: name, samples });
  }
  return found;
}
