/*
 * `npm run faults`: the fault laboratory, for as many seeds as wanted (`--seeds 5000`, from `--from 1`),
 * `--of leads` (as it is without saying) or `--of articles`. `--seed 123` lives through one and prints all
 * that happens.
 */
import { parseArgs } from 'node:util';
import { runArticles } from '../test/faults/articles/run-articles.ts';
import { runSeed } from '../test/faults/run-seed.ts';

const laboratories = new Map([
  ['leads', runSeed],
  ['articles', runArticles],
]);

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'leads' },
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
});
const live = laboratories.get(values.of);
if (!live) throw new Error('--of leads, or --of articles');
process.exitCode =
  values.seed === undefined
    ? await runMany(live, Number(values.from), Number(values.seeds))
    : await replay(live, Number(values.seed));

async function replay(live: typeof runArticles, seed: number): Promise<number> {
  const { lines, violation } = await live(seed);
  process.stdout.write(`${lines.join('\n')}\n`);
  return violation === undefined ? 0 : 1;
}

async function runMany(live: typeof runArticles, from: number, count: number): Promise<number> {
  let broken = 0;
  for (let seed = from; seed < from + count; seed++) {
    const { violation } = await live(seed);
    if (violation === undefined) continue;
    broken++;
    process.stdout.write(`seed ${seed}: ${violation}\n`);
  }
  process.stdout.write(
    `${count} seeds, ${broken} broken. Replay one: npm run faults -- --of ${values.of} --seed N\n`,
  );
  return broken === 0 ? 0 : 1;
}
