import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boxesFile, makeBoxes } from './boxes.ts';

test('the font of boxes is the one that is made', () => {
  expect(readFileSync(boxesFile)).toEqual(makeBoxes());
});
