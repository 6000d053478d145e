import { describe, expect, it } from 'vitest';
import { breakages } from './breakages.ts';
import { firstBroken } from './first-broken.ts';
import { runSeed } from './run-seed.ts';

const SEEDS = 200;
/** Within so many seeds each breakage is found. */
const ENOUGH = 100;

it('keeps every promise through crashes, wrong clocks, full disks and odd receivers', async () => {
  expect(await firstBroken('leads', SEEDS, runSeed)).toBeUndefined();
}, 300_000);

it('lives through a seed again as it did before', async () => {
  // Identifiers are the system's own random numbers, and decide nothing.
  const lines = async () =>
    (await runSeed(7)).lines.map((line) => line.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id'));
  expect(await lines()).toEqual(await lines());
});

describe('notices that', () => {
  it.each(Object.keys(breakages))(
    '%s',
    async (name) => {
      const run = (seed: number) => runSeed(seed, breakages[name]);
      expect(await firstBroken('leads', ENOUGH, run)).toBeDefined();
    },
    120_000,
  );
});
