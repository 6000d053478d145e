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
