import { expect, it } from 'vitest';
import { type Breakage, breakages } from './breakages.ts';
import { runSeed } from './run-seed.ts';

/** Returns the first of `count` seeds that breaks a guarantee, with the command that repeats it. */
async function firstBroken(count: number, broken?: Partial<Breakage>): Promise<string | undefined> {
  for (let seed = 1; seed <= count; seed++) {
    const { violation } = await runSeed(seed, broken);
    if (violation !== undefined)
      return `TEST_ALL=1 SEED=${seed} npx vitest run faults: ${violation}`;
  }
  return undefined;
}

/** `SEEDS=5000` tries more, `SEED=123` prints the events of one. */
const { SEED, SEEDS = '200' } = process.env;
const TIMEOUT_MS = Math.max(300_000, Number(SEEDS) * 1500);
/** Each defect is found within this many seeds. */
const ENOUGH = 300;

it(
  'keeps all guarantees through crashes, wrong clocks, full disks and faulty lead APIs',
  async () => {
    expect(await firstBroken(Number(SEEDS))).toBeUndefined();
  },
  TIMEOUT_MS,
);

it.runIf(SEED)('prints the events of a seed', async () => {
  const { lines, violation } = await runSeed(Number(SEED));
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(violation).toBeUndefined();
});

it('repeats a seed exactly', async () => {
  // Ids are random, but influence nothing.
  const lines = async () =>
    (await runSeed(7)).lines.map((line) => line.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id'));
  expect(await lines()).toEqual(await lines());
});

it.each(Object.keys(breakages))(
  'finds a product that %s',
  async (name) => {
    expect(await firstBroken(ENOUGH, breakages[name])).toBeDefined();
  },
  TIMEOUT_MS,
);
