/*
 * `npm run faults`: the fault laboratory, for as many seeds as wanted (`--seeds 5000`, from `--from 1`).
 * `--seed 123` lives through one and prints all that happens.
 */
import { parseArgs } from 'node:util';
import { runSeed } from '../test/faults/run-seed.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
});
process.exitCode =
  values.seed === undefined
    ? await runMany(Number(values.from), Number(values.seeds))
    : await replay(Number(values.seed));

async function replay(seed: number): Promise<number> {
  const { lines, violation } = await runSeed(seed);
  process.stdout.write(`${lines.join('\n')}\n`);
  return violation === undefined ? 0 : 1;
}

async function runMany(from: number, count: number): Promise<number> {
  let broken = 0;
  for (let seed = from; seed < from + count; seed++) {
    const { violation } = await runSeed(seed);
    if (violation === undefined) continue;
    broken++;
    process.stdout.write(`seed ${seed}: ${violation}\n`);
  }
  process.stdout.write(
    `${count} seeds, ${broken} broken. Replay one: npm run faults -- --seed N\n`,
  );
  return broken === 0 ? 0 : 1;
}
