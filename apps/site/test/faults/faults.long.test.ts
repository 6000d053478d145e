import { describe, expect, it } from 'vitest';
import { breakages } from './breakages.ts';
import { firstBroken } from './simulate.ts';
import { runSeed } from './run-seed.ts';

const SEEDS = 200;
/** Each defect is found within this many seeds. */
const ENOUGH = 100;

it('keeps all guarantees through crashes, wrong clocks, full disks and faulty lead APIs', async () => {
  expect(await firstBroken('leads', SEEDS, runSeed)).toBeUndefined();
}, 300_000);

it('repeats a seed exactly', async () => {
  // Ids are random, but influence nothing.
  const lines = async () =>
    (await runSeed(7)).lines.map((line) => line.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id'));
  expect(await lines()).toEqual(await lines());
});

describe('finds a product that', () => {
  it.each(Object.keys(breakages))(
    '%s',
    async (name) => {
      const run = (seed: number) => runSeed(seed, breakages[name]);
      expect(await firstBroken('leads', ENOUGH, run)).toBeDefined();
    },
    120_000,
  );
});
