import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findSamples } from './find-samples.ts';
import { samplesIn } from './samples.ts';
import { contentOf } from './site-content.ts';

const root = path.join(import.meta.dirname, '../../../..');
const content = contentOf('th');

it('knows each invented piece in words, and a file that is there', () => {
  const groups = samplesIn(content);
  const places = groups.flatMap(({ pieces }) => pieces.map(({ place }) => place));
  expect(places.sort()).toEqual(
    findSamples(content)
      .map((sample) => sample.path)
      .sort(),
  );
  for (const { what, file } of groups) {
    expect(what).toMatch(/^[A-Z].* /);
    expect(existsSync(path.join(root, file)), file).toBe(true);
  }
});

it('is told by the command, as it is run', { timeout: 30_000 }, () => {
  const said = execFileSync(process.execPath, [path.join(root, 'apps/site/scripts/samples.ts')], {
    encoding: 'utf8',
  });
  const groups = samplesIn(content);
  for (const { what, file, pieces } of groups) {
    expect(said).toContain(`${what}\n  ${file}\n`);
    for (const { place, text } of pieces) expect(said).toContain(`    ${place}  ${text}\n`);
  }
  const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
  expect(said).toContain(count === 0 ? 'Nothing is marked' : `${count} pieces are still samples`);
});
