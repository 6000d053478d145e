import { describe, expect, it } from 'vitest';
import { type Breakage, breakages } from './breakages.ts';
import { runSeed } from './run-seed.ts';

/** Returns the first of `count` seeds that breaks a guarantee, with the command that repeats it. */
async function firstBroken(count: number, broken?: Partial<Breakage>): Promise<string | undefined> {
  for (let seed = 1; seed <= count; seed++) {
    const { violation } = await runSeed(seed, broken);
    if (violation !== undefined)
      return `npm run faults -w apps/site -- --seed ${seed}: ${violation}`;
  }
  return undefined;
}

const SEEDS = 200;
/** Each defect is found within this many seeds. */
const ENOUGH = 300;

it('keeps all guarantees through crashes, wrong clocks, full disks and faulty lead APIs', async () => {
  expect(await firstBroken(SEEDS)).toBeUndefined();
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
      expect(await firstBroken(ENOUGH, breakages[name])).toBeDefined();
    },
    300_000,
  );
});
